import {useState} from 'react';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import {toCode} from '@site/src/labs/match/code';
import {SPECIFICATIONS, toPactPart, type Specification} from '@site/src/labs/match/pactFile';
import type {Row} from '@site/src/labs/match/rules';
import type {Task} from '@site/src/labs/match/state';
import LanguageCode from '../Lab/LanguageCode';
import Inline from '../DataTable/Inline';
import playground from '../Playground/styles.module.css';
import styles from './styles.module.css';

const isSpecification = (value: number): value is Specification =>
  (SPECIFICATIONS as readonly number[]).includes(value);

/** The body with its matchers as code, and as it's in a pact file. */
export default function Output({root, task: {example, kept, part}}: {root: Row; task: Task}) {
  const [version, setVersion] = useState<Specification>(4);
  const {text, notes} = toPactPart(root, example, kept, part, version);
  return (
    <>
      <Heading as="h3" id="code">
        Code
      </Heading>
      <LanguageCode
        label="This body in"
        toCode={(language) => {
          const {code, notes: about} = toCode(root, language, part);
          return {code, notes: about.map((note) => <Inline key={note} text={note} />)};
        }}
      />
      <Heading as="h3" id="pact-file">
        Rules in the pact file
      </Heading>
      <p>
        <label className={playground.option}>
          Specification{' '}
          <select
            value={version}
            onChange={({target}) => {
              const value = Number(target.value);
              if (isSpecification(value)) setVersion(value);
            }}
          >
            {SPECIFICATIONS.map((one) => (
              <option key={one} value={one}>
                Version {one}
              </option>
            ))}
          </select>
        </label>
      </p>
      {notes.map((note) => (
        <p key={note} className={playground.hint}>
          <Inline text={note} />
        </p>
      ))}
      <div className={styles.pactFile}>
        <CodeBlock language="json">{text}</CodeBlock>
      </div>
    </>
  );
}
