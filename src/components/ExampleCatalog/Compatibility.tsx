import {useId} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {examples} from '../../data/examples';
import {pairingsOf, pairingsWith} from '../../data/examplesRules';
import ScrollableTable from '../ScrollableTable';
import {readPairs, writePairs} from './urlState';
import styles from './styles.module.css';

const pairings = pairingsOf(examples);
const consumers = pairings.map(({consumer}) => consumer);
const providers = examples.filter(
  (example) => !consumers.includes(example) && pairingsWith(pairings, example.id).length > 0,
);
const known = new Set([...consumers, ...providers].map(({id}) => id));

/**
 * The consumers with their providers, linked to their rows in the catalog. The server renders all pairs, and the URL
 * stores the selected example.
 */
export default function Compatibility() {
  const field = useId();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const search = useHistorySelector(({location}) => location.search);
  const requested = isBrowser ? readPairs(search) : '';
  const chosen = known.has(requested) ? requested : '';
  const shown = new Set(chosen === '' ? pairings : pairingsWith(pairings, chosen));

  const show = (id: string): void =>
    history.replace({...history.location, search: writePairs(history.location.search, id)});

  return (
    <div className={styles.pairs}>
      <div className={`${styles.controls} needs-script`}>
        <div className={styles.facet}>
          <label className={styles.label} htmlFor={field}>
            Show pairs of
          </label>
          <select id={field} className={styles.field} value={chosen} onChange={({target}) => show(target.value)}>
            <option value="">All examples</option>
            <optgroup label="Consumers">
              {consumers.map(({id, title}) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </optgroup>
            <optgroup label="Providers">
              {providers.map(({id, title}) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </optgroup>
          </select>
        </div>
        <p className={styles.status}>
          <span role="status">
            {shown.size} of {pairings.length} consumers
          </span>
          <button type="button" className={styles.clear} aria-disabled={chosen === ''} onClick={() => show('')}>
            Show all pairs
          </button>
        </p>
      </div>
      <ScrollableTable>
        <caption className={styles.caption}>Consumers and their providers</caption>
        <thead>
          <tr>
            <th scope="col">Consumer</th>
            <th scope="col">Providers</th>
          </tr>
        </thead>
        <tbody>
          {pairings.map((pairing) => (
            <tr key={pairing.consumer.id} className={styles.row} hidden={!shown.has(pairing)}>
              <th scope="row" className={styles.name}>
                <Link to={`#${pairing.consumer.id}`} className={styles.partner}>
                  {pairing.consumer.title}
                </Link>
              </th>
              <td>
                <ul className={styles.partners}>
                  {pairing.providers.map((provider) => (
                    <li key={provider.id}>
                      {provider === pairing.consumer ? (
                        'Same repository'
                      ) : (
                        <Link to={`#${provider.id}`} className={styles.partner}>
                          {provider.title}
                        </Link>
                      )}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </div>
  );
}
