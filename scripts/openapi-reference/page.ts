import type {Heading, List, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {digestRemark} from '../../src/plugins/site/openapi-pages/digest';
import {readCommonMark, writeMdx, type Block} from './markdown';
import type {ContentView, ExampleView, OperationView, ParameterView, ReferenceView, ResponseView} from './model';
import type {RelatedPage} from '../../src/plugins/site/openapi-pages/references';
import {hasDetails, type SchemaView} from './schema';

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** A component on the page. Attributes that are false or undefined are omitted. */
function component(name: string, attributes: Attributes, children: readonly Block[] = []): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([attribute, value]) =>
      value === undefined || value === false
        ? []
        : [{type: 'mdxJsxAttribute' as const, name: attribute, value: value === true ? null : value}],
    ),
    children: [...children],
  };
}

const text = (value: string): PhrasingContent => ({type: 'text', value});
const inlineCode = (value: string): PhrasingContent => ({type: 'inlineCode', value});
const link = (href: string, label: string): PhrasingContent => ({type: 'link', url: href, children: [text(label)]});
const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
const list = (items: readonly Paragraph[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item) => ({type: 'listItem', spread: false, children: [item]})),
});
const codeBlock = (language: string, code: string, title?: string): Block => ({
  type: 'code',
  lang: language,
  meta: title === undefined ? 'check' : `check title="${title.replaceAll('"', "'")}"`,
  value: code,
});
const describeIn = (description: string | undefined): Block[] =>
  description === undefined ? [] : readCommonMark(description);

/** A heading with an explicit ID, which stays the same if operations are added, moved, or reworded. */
const heading = (depth: 2 | 3, title: string, id: string): Heading => ({
  type: 'heading',
  depth,
  children: [text(`${title} `), {type: 'mdxTextExpression', value: `/* #${id} */`}],
});

/** Builds the content of a page. `anchors` contains the IDs of the named schemas by name. */
class Layout {
  constructor(private readonly anchors: ReadonlyMap<string, string>) {}

  private typeAttributes({type, named}: SchemaView): Attributes {
    const anchor = named === undefined ? undefined : this.anchors.get(named);
    return {type, typeHref: anchor === undefined ? undefined : `#${anchor}`};
  }

  private facts(view: SchemaView): Block[] {
    return view.facts.map(({label, values, isCode}) =>
      paragraph(
        text(`${label}: `),
        ...values.flatMap((value, index) => [
          ...(index === 0 ? [] : [text(', ')]),
          isCode ? inlineCode(value) : text(value),
        ]),
      ),
    );
  }

  /** Everything in a schema except its type and description. */
  details(view: SchemaView): Block[] {
    const properties = view.properties.map(({name, required, schema}) => this.member(name, schema, required));
    const additional =
      typeof view.additional === 'object' ? [this.member('any other name', view.additional, false, true)] : [];
    const members = [...properties, ...additional];
    const {choice, items} = view;
    return [
      ...this.facts(view),
      ...(members.length === 0 ? [] : [component('Properties', {}, members)]),
      ...(view.additional === 'none'
        ? [
            paragraph(
              text(view.properties.length === 0 ? 'No properties are allowed.' : 'No other properties are allowed.'),
            ),
          ]
        : []),
      ...(items === undefined ? [] : [component('Properties', {}, [this.member('each item', items, false, true)])]),
      ...(choice === undefined
        ? []
        : [
            paragraph(
              text(choice.kind === 'oneOf' ? 'Exactly one of the following:' : 'At least one of the following:'),
            ),
            component(
              'Properties',
              {},
              choice.options.map((option, index) => this.member(`option ${index + 1}`, option, false, true)),
            ),
          ]),
    ];
  }

  /** @param isDescribed whether the name is a description, such as "each item", and not the name of a property */
  private member(name: string, schema: SchemaView, required: boolean, isDescribed = false): Block {
    const marks = schema.marks.length === 0 ? undefined : schema.marks.join(', ');
    return component('Property', {name, described: isDescribed, ...this.typeAttributes(schema), required, marks}, [
      ...describeIn(schema.description),
      ...this.details(schema),
    ]);
  }

  private parameters(parameters: readonly ParameterView[], label: string): Block[] {
    if (parameters.length === 0) return [];
    const rows = parameters.map((parameter) => {
      const {schema} = parameter;
      const marks = [
        ...schema.marks,
        ...(parameter.deprecated && !schema.marks.includes('deprecated') ? ['deprecated'] : []),
      ].join(', ');
      const example =
        parameter.example === undefined ? [] : [paragraph(text('Example: '), inlineCode(parameter.example))];
      return component(
        'Parameter',
        {
          name: parameter.name,
          in: parameter.in,
          ...this.typeAttributes(schema),
          required: parameter.required,
          marks: marks || undefined,
        },
        [...describeIn(parameter.description ?? schema.description), ...this.details(schema), ...example],
      );
    });
    return [component('Parameters', {label}, rows)];
  }

  private examples(examples: readonly ExampleView[]): Block[] {
    return examples.flatMap(({title, description, language, code}) => [
      ...describeIn(description),
      codeBlock(language, code, title),
    ]);
  }

  private schema({mediaType, schema}: ContentView, required: boolean, isOpen: boolean): Block[] {
    if (schema === undefined) return [component('Body', {mediaType, required})];
    // The section of a plain list shows the schema of its items.
    const shown = schema.items !== undefined && schema.facts.length === 0 ? schema.items : schema;
    const count = shown.properties.length;
    const properties = count === 0 ? '' : `, ${count} ${count === 1 ? 'property' : 'properties'}`;
    const summary = `Schema of ${shown === schema ? '' : 'each '}${shown.type}${properties}`;
    return [
      component('Body', {mediaType, ...this.typeAttributes(schema), required}),
      ...(hasDetails(shown) ? [component('Collapsible', {summary, open: isOpen}, this.details(shown))] : []),
    ];
  }

  /**
   * Bodies with their examples, in two columns. Each body after the first one starts a new row.
   * @param before what comes above the first body
   */
  private columns(before: readonly Block[], contents: readonly ContentView[], required: boolean, isOpen: boolean) {
    const [first, ...others] = contents;
    const row = (content: ContentView, above: readonly Block[] = []): Block[] => {
      const examples = this.examples(content.examples);
      return [
        component('Column', {}, [...above, ...this.schema(content, required, isOpen)]),
        ...(examples.length === 0 ? [] : [component('Column', {of: 'examples'}, examples)]),
      ];
    };
    return first === undefined
      ? [component('Column', {}, before)]
      : [...row(first, before), ...others.flatMap((content) => row(content))];
  }

  private response(response: ResponseView): Block {
    const {status, phrase, description, headers, contents} = response;
    const before = [
      component('Status', {status, phrase}),
      ...describeIn(description),
      ...this.parameters(headers, `Headers of the ${status} response`),
    ];
    return component('Response', {}, this.columns(before, contents, false, false));
  }

  operation(operation: OperationView): Block {
    const {id, method, path, server, summary, description, deprecated, parameters, body, responses, samples} =
      operation;
    const isEmpty = parameters.length === 0 && body === undefined;
    const before = [
      heading(2, summary, id),
      component('Endpoint', {method, server, path, deprecated}),
      ...describeIn(description),
      heading(3, 'Request', `${id}-request`),
      ...(isEmpty ? [paragraph(text('This request has no parameters and no body.'))] : []),
      ...this.parameters(parameters, 'Parameters'),
      ...describeIn(body?.description),
    ];
    return component('Columns', {}, [
      ...this.columns(before, body?.contents ?? [], body?.required ?? false, true),
      component('Column', {of: 'responses'}, [
        heading(3, 'Responses', `${id}-responses`),
        component(
          'Responses',
          {},
          responses.map((response) => this.response(response)),
        ),
      ]),
      component('Column', {of: 'requests'}, [
        heading(3, 'Request samples', `${id}-samples`),
        component(
          'Samples',
          {label: `Language of the samples: ${summary}`},
          samples.map(({value, label, language, code}, index) =>
            component('Sample', {group: `${id}-language`, value, label, first: index === 0}, [
              codeBlock(language, code),
            ]),
          ),
        ),
      ]),
    ]);
  }
}

/** @throws Error if two headings would have the same ID */
function assertUniqueIds(ids: readonly string[]): void {
  const duplicate = ids.find((id, index) => ids.indexOf(id) !== index);
  if (duplicate !== undefined)
    throw new Error(
      `two headings of the page would have the ID "${duplicate}". Rename one of the operations or schemas.`,
    );
}

/** The page's description for search results, with 50 to 160 characters. */
export function pageDescription(title: string): string {
  return `All operations, parameters, schemas, and statuses of the ${title}, with request samples in curl, JavaScript, Python, and Java.`;
}

function frontMatter(reference: ReferenceView): string {
  const fields = {
    title: `${reference.title} reference`,
    sidebar_label: `${reference.title} reference`,
    description: pageDescription(reference.title),
    keywords: [
      reference.title,
      'API reference',
      'OpenAPI',
      ...reference.operations.map(({method, path}) => `${method} ${path}`),
    ],
    kind: 'reference',
    audience: ['developer', 'tester'],
    edition: ['cloud', '2.x', '1.x'],
    toc_max_heading_level: 3,
  };
  // A JSON value is also valid YAML.
  return ['---', ...Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`), '---'].join('\n');
}

/**
 * Generates the page of a description.
 * @param source path of the description, for the comment at the top
 * @param digest digest of the description, which shows whether the page is out of date
 * @param related related pages
 * @returns an MDX document with front matter, which is always the same for the same input
 * @throws Error if a description contains raw HTML or if IDs aren't unique
 */
export function writePage(
  reference: ReferenceView,
  source: string,
  digest: string,
  related: readonly RelatedPage[],
): string {
  const {operations, schemas, servers, contact, license, terms} = reference;
  assertUniqueIds([
    ...operations.flatMap(({id}) => [id, `${id}-request`, `${id}-responses`, `${id}-samples`]),
    'schemas',
    ...schemas.map(({id}) => id),
    'related-pages',
  ]);
  const layout = new Layout(new Map(schemas.map(({name, id}) => [name, id])));
  const facts: [term: string, detail: string, href?: string][] = [
    ['Version', reference.version],
    ...servers.map((server): [string, string] => [
      'Base URL',
      server.description === undefined ? server.url : `${server.url} – ${server.description.replace(/\.\s*$/, '')}`,
    ]),
    ...(contact === undefined ? [] : [['Contact', contact.name, contact.url] as [string, string, string]]),
    ...(terms === undefined ? [] : [['Terms of service', terms, terms] as [string, string, string]]),
    ...(license === undefined ? [] : [['License', license.name, license.url] as [string, string, string?]]),
  ];
  const children: RootContent[] = [
    {type: 'mdxFlowExpression', value: digestRemark(source, digest)},
    {
      type: 'mdxjsEsm',
      value:
        "import {Body, Collapsible, Column, Columns, Endpoint, Info, InfoItem, Operation, Operations, Parameter, Parameters, Properties, Property, Response, Responses, Sample, Samples, Status} from '@site/src/components/ApiReference';",
    },
    component('Columns', {}, [
      component('Column', {}, [
        ...describeIn(reference.description),
        component(
          'Info',
          {},
          facts.map(([term, detail, href]) => component('InfoItem', {term, detail, href})),
        ),
      ]),
      component('Column', {of: 'examples'}, [
        component(
          'Operations',
          {label: `Operations of the ${reference.title}`},
          operations.map(({id, method, path, summary, deprecated}) =>
            component('Operation', {href: `#${id}`, method, path, summary, deprecated}),
          ),
        ),
      ]),
    ]),
    ...operations.map((operation) => layout.operation(operation)),
    ...(schemas.length === 0 ? [] : [heading(2, 'Schemas', 'schemas')]),
    ...schemas.flatMap(({id, name, schema}) => [
      heading(3, name, id),
      ...describeIn(schema.description),
      ...layout.details(schema),
    ]),
    heading(2, 'Related pages', 'related-pages'),
    list(related.map(({href, label, why}) => paragraph(link(href, label), text(`: ${why}`)))),
  ];
  return `${frontMatter(reference)}\n\n${writeMdx({type: 'root', children} satisfies Root)}`;
}
