/**
 * Concepts that have a successor. A current page may name one only where the reader sees that it is legacy: `era: legacy` in the front matter, a heading or an
 * admonition whose title says "legacy", `<Era name="legacy">`, or the word itself, or "Era:", in the same paragraph, list item or row of a table.
 */
export interface LegacyConcept {
  /** What it is called in a message. */
  name: string;
  /** Today's way, as a sentence that tells the writer what to do. */
  today: string;
  /** Found in code: inline, in fences, and in the command of a recording. Lines that a `\` continues are joined first. */
  inCode?: RegExp;
  /** Found in a paragraph's words; inline code stands in backticks. */
  inText?: RegExp;
  /** Holds only for pages of this edition and not of 1.x as well, where the old name is still the right one. */
  edition?: '2.x';
}

/** Programs of the Ruby command line, which `pact` replaced, before one of their commands. */
const RUBY_COMMAND =
  'can-i-deploy|can-i-merge|create-|delete-|describe-|generate-uuid|get-pacts|list-|publish|record-|update-|test-webhook|help|version';

export const legacyConcepts: readonly LegacyConcept[] = [
  {
    name: 'tags as environments (can-i-deploy --to)',
    today: 'Ask with --to-environment, about deployments that record-deployment recorded.',
    inCode: /\bcan-i-deploy\b[^\n]*?\s--to(?=[\s=]|$)|^--to(?:[\s=]|$)/m,
  },
  {
    name: 'tags on versions when publishing',
    today: 'Publish with --branch; record deployments and releases for environments.',
    inCode:
      /\bpublish\b[^\n]*?\s(?:--tag|-t|--tag-with-git-branch)(?=[\s=]|$)|^--tag(?:-with-git-branch)?(?:[\s=]|$)|--(?:consumer|provider)-version-tags?\b/m,
  },
  {
    name: 'tags as environments (create-version-tag)',
    today: 'Use record-deployment or record-release for an environment, and --branch for a branch.',
    inCode: /\b(?:create|delete)-version-tag\b/,
  },
  {
    name: 'tags in place of branches and environments',
    today: 'Give PACT_BROKER consumer version selectors by branch and environment: mainBranch, deployedOrReleased.',
    inCode:
      /\b(?:pactbroker\.(?:consumer|provider)(?:Version)?Tags|consumerVersionTags|providerVersionTags?|consumer_version_tags|provider_version_tags?)\b/,
  },
  {
    name: 'the "prod" tag',
    today: 'Record the deployment to an environment called production.',
    inText:
      /\b(?:[`"“']?prod(?:uction)?[`"”']?\s+tags?|tag(?:ged|s)?\s+(?:(?:it|them|the version)\s+)?(?:as|with)\s+[`"“']?prod(?:uction)?)\b/i,
  },
  {
    name: 'the pact-broker program',
    today: 'The same command is "pact broker …" of the pact command line.',
    inCode: new RegExp(`(?:^|[\\s"'=;&|(/])pact-broker\\s+(?:${RUBY_COMMAND})`, 'm'),
  },
  {
    name: 'the Ruby standalone programs',
    today: 'Use the pact command line: "pact broker", "pact verifier", "pact mock", "pact stub".',
    inCode:
      /\bpact-ruby-standalone\b|(?:^|[\s"'=;&|(/])pact-(?:provider-verifier|mock-service|stub-service|message|publish)(?=\s|$)/m,
    inText: /\bpact-ruby-standalone\b|\bRuby standalone\b/i,
  },
  {
    name: 'swagger-mock-validator',
    today: 'Today’s comparator is @pactflow/openapi-pact-comparator.',
    inCode: /\bswagger-mock-validator\b/,
    inText: /\bswagger[- ]mock[- ]validator\b/i,
  },
  {
    name: 'the legacy interface',
    today: 'Describe the screens of the new interface.',
    inCode: /^\/hal-browser\b/,
    inText: /\b(?:old|classic|previous) (?:UI|user interface|interface)\b|\bHAL browser\b/i,
  },
  {
    name: 'the role Test Maintainer',
    today: 'The role User took its place.',
    inText: /\bTest Maintainer\b/,
  },
  {
    // Release 2.3.0 gave Guest the name Viewer, and the former Viewer the name Read-Only. "Viewer" alone is therefore right in both editions.
    name: 'the role Guest',
    today: 'From On-Premises 2.3.0 it is called Viewer; the former Viewer is called Read-Only.',
    inText: /\bGuest\b(?= (?:role|user)|[*_]* role)|\brole [*_"“]*Guest\b/,
    edition: '2.x',
  },
];
