import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Action {
  label: string;
  href: string;
}

interface Props {
  title: string;
  /** One or two sentences below the title. */
  children: ReactNode;
  primary: Action;
  secondary: Action;
}

/** A consumer and a provider connected by their contract. */
function ContractPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 320 190" aria-hidden="true">
      <g fill="none" strokeWidth="2">
        <rect className={styles.consumer} x="4" y="62" width="96" height="66" rx="10" />
        <rect className={styles.provider} x="220" y="62" width="96" height="66" rx="10" />
        <path className={styles.consumerLine} d="M100 95h28" />
        <path className={styles.providerLine} d="M220 95h-28" />
        <path className={styles.contract} d="M128 48a8 8 0 0 1 8-8h34l22 22v80a8 8 0 0 1-8 8h-48a8 8 0 0 1-8-8z" />
        <path className={styles.contractLine} d="M170 40v22h22M142 84h36M142 99h36M142 114h22" />
        <path
          className={styles.check}
          d="m168 122 7 7 13-15"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <g textAnchor="middle">
        <text className={styles.consumerText} x="52" y="99">
          Consumer
        </text>
        <text className={styles.providerText} x="268" y="99">
          Provider
        </text>
        <text className={styles.contractText} x="160" y="174">
          Contract
        </text>
      </g>
    </svg>
  );
}

/** The header of the home page: title, introduction, two links, and an illustration. */
export default function Hero({title, children, primary, secondary}: Props) {
  return (
    <div className={styles.frame}>
      <header className={styles.hero}>
        <div>
          <Heading as="h1" className={styles.title}>
            {title}
          </Heading>
          <div className={styles.lead}>{children}</div>
          <div className={styles.actions}>
            <Link className="button button--primary button--lg" to={primary.href}>
              {primary.label}
            </Link>
            <Link className="button button--secondary button--outline button--lg" to={secondary.href}>
              {secondary.label}
            </Link>
          </div>
        </div>
        <ContractPicture />
      </header>
    </div>
  );
}
