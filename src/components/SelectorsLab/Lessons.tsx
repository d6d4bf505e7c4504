import Link from '@docusaurus/Link';
import {SCENARIOS} from '@site/src/labs/selectors/scenarios';
import {FRAGMENT} from '@site/src/labs/selectors/state';

/** What the lab's scenarios show, for readers who don't use the lab. */
export default function SelectorsLessons() {
  return (
    <ul>
      {SCENARIOS.map(({id, title, situation, answer}) => (
        <li key={id}>
          <strong>{title}.</strong> {situation} {answer}{' '}
          <span className="needs-script">
            <Link to={`#${FRAGMENT}=${id}`}>Try “{title}”</Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
