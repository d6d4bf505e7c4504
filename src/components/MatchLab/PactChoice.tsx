import {useState} from 'react';
import type {PactPart, Pasted} from '@site/src/labs/match/read';
import Action from '../Lab/Action';
import playground from '../Playground/styles.module.css';

interface Props {
  pasted: Exclude<Pasted, {kind: 'problem'}>;
  /** Replaces the pact with a body in it. */
  take: (part: Pick<PactPart, 'body' | 'rules'> & Partial<PactPart>) => void;
}

/** Says that the example is a pact, or a body with matchers, and offers to read it. */
export default function PactChoice({pasted, take}: Props) {
  const [chosen, setChosen] = useState(0);
  if (pasted.kind === 'body')
    return (
      <p className={playground.row}>
        <span>The example contains matchers as Pact’s libraries pass them to Pact’s core.</span>
        <Action isMain onClick={() => take(pasted)}>
          Read the matchers
        </Action>
      </p>
    );
  const {parts, withoutJson} = pasted;
  const part = parts[chosen] ?? parts[0];
  const left =
    withoutJson === 0
      ? ''
      : ` ${withoutJson === 1 ? 'One body isn’t' : `${withoutJson} bodies aren’t`} JSON, so the lab can’t read ${withoutJson === 1 ? 'it' : 'them'}.`;
  return part === undefined ? (
    <p>The example is a pact without a JSON body.{left}</p>
  ) : (
    <p className={playground.row}>
      <label className={playground.option}>
        The example is a pact.{left} Choose a body:{' '}
        <select value={chosen} onChange={({target}) => setChosen(Number(target.value))}>
          {parts.map(({label}, index) => (
            <option key={`${label} ${index}`} value={index}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Action isMain onClick={() => take(part)}>
        Use this body
      </Action>
    </p>
  );
}
