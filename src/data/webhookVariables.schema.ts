import type {DataSchemas} from './schema';

export const schemas = {
  webhookVariables: {
    kind: 'list',
    of: {
      kind: 'record',
      fields: {
        name: {
          purpose: 'name without the prefix "pactbroker."',
          required: true,
          unique: true,
          kind: 'text',
          pattern: {matches: /^[a-z][A-Za-z]+$/, such: 'a name such as pactUrl'},
        },
        value: {purpose: 'what it becomes, in Markdown', required: true, kind: 'text'},
        remark: {purpose: 'when it is empty or special, in Markdown', kind: 'text'},
        documented: {
          purpose: 'who documents it: PactFlow and the Pact Broker, or the broker’s source alone',
          required: true,
          kind: 'text',
          oneOf: ['pactflow', 'broker'],
        },
      },
    },
  },
} satisfies DataSchemas;
