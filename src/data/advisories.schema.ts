import type {DataSchemas, Schema} from './schema';

/** How much a finding matters, from what needs action to what needs none. */
export const ADVISORY_STATES = [
  'No fix at the time of the report',
  'Present, not used',
  'Not exploitable',
  'False positive',
] as const;

/** What holds for one edition of On-Premises. */
export interface AdvisoryEdition {
  component: string;
  /** Releases whose image a scanner finds it in, where the report says so. */
  releases?: string;
  state: (typeof ADVISORY_STATES)[number];
  reason: string;
}

/** A vulnerability that scanners find in the image of PactFlow On-Premises, and what it means there. */
export interface Advisory {
  /** Id in the list of Common Vulnerabilities and Exposures. */
  id: string;
  /** What the vulnerability is, in general. Texts may hold `code`, **labels** and [links](/docs/pact). */
  what: string;
  inOneX?: AdvisoryEdition;
  inTwoX?: AdvisoryEdition;
}

const edition: Schema = {
  component: {
    purpose: 'where in the image it is, with the version that the report names',
    required: true,
    kind: 'text',
  },
  releases: {purpose: 'releases that a scanner finds it in, and those that mend it', kind: 'text'},
  state: {purpose: 'how much it matters', required: true, kind: 'text', oneOf: ADVISORY_STATES},
  reason: {purpose: 'why it has that state', required: true, kind: 'text', length: [20, 400]},
};

export const schemas = {
  advisories: {
    kind: 'list',
    of: {
      kind: 'record',
      fields: {
        id: {
          purpose: 'its CVE id',
          required: true,
          unique: true,
          kind: 'text',
          pattern: {matches: /^CVE-\d{4}-\d{4,}$/, such: 'an id such as CVE-2021-44228'},
        },
        what: {purpose: 'what the vulnerability is, in general', required: true, kind: 'text', length: [20, 240]},
        inOneX: {
          purpose: 'what holds for 1.x; left out if the report for 1.x does not list it',
          kind: 'record',
          fields: edition,
        },
        inTwoX: {
          purpose: 'what holds for 2.x; left out if the report for 2.x does not list it',
          kind: 'record',
          fields: edition,
        },
      },
    },
  },
} satisfies DataSchemas;
