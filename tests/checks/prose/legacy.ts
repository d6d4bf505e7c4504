/**
 * A concept that another one replaced. A current page may mention it only if the reader can see that it's legacy. The
 * page, section, admonition, or `<Era>` component around it can be marked as legacy, or its paragraph, list item, or
 * table row can contain "legacy" or "Era:".
 */
export interface LegacyConcept {
  /** The name of the concept in messages. */
  name: string;
  /** The current approach, as an instruction to the writer. */
  replacement: string;
  /** Matches inline code, code blocks, and the commands of recordings, after lines that end in `\` are joined. */
  inCode?: RegExp;
  /** Matches the text of a paragraph, in which inline code is in backticks. */
  inText?: RegExp;
  /**
   * Limits the rule to pages for this release line that don't also apply to 1.x, in which the name is still correct.
   */
  releaseLine?: '2.x';
}

/** Commands of the Ruby program `pact-broker`, which `pact broker` replaced. */
const RUBY_COMMAND =
  'can-i-deploy|can-i-merge|create-|delete-|describe-|generate-uuid|get-pacts|list-|publish|record-|update-|test-webhook|help|version';

export const legacyConcepts: readonly LegacyConcept[] = [
  {
    name: 'a tag used as an environment (can-i-deploy --to)',
    replacement: 'Use --to-environment, and record deployments with record-deployment.',
    inCode: /\bcan-i-deploy\b[^\n]*?\s--to(?=[\s=]|$)|^--to(?:[\s=]|$)/m,
  },
  {
    name: 'a version tag set when publishing',
    replacement: 'Publish with --branch, and record deployments and releases to environments.',
    inCode:
      /\bpublish\b[^\n]*?\s(?:--tag|-t|--tag-with-git-branch)(?=[\s=]|$)|^--tag(?:-with-git-branch)?(?:[\s=]|$)|--(?:consumer|provider)-version-tags?\b/m,
  },
  {
    name: 'a tag used as an environment (create-version-tag)',
    replacement: 'Use record-deployment or record-release for an environment, and --branch for a branch.',
    inCode: /\b(?:create|delete)-version-tag\b/,
  },
  {
    name: 'a tag instead of a branch or environment',
    replacement:
      'Use consumer version selectors for branches and environments, such as mainBranch and deployedOrReleased.',
    inCode:
      /\b(?:pactbroker\.(?:consumer|provider)(?:Version)?Tags|consumerVersionTags|providerVersionTags?|consumer_version_tags|provider_version_tags?)\b/,
  },
  {
    name: 'the "prod" tag',
    replacement: 'Record the deployment to an environment named production.',
    inText:
      /\b(?:[`"“']?prod(?:uction)?[`"”']?\s+tags?|tag(?:ged|s)?\s+(?:(?:it|them|the version)\s+)?(?:as|with)\s+[`"“']?prod(?:uction)?)\b/i,
  },
  {
    name: 'the pact-broker program',
    replacement: 'Use the same command of the Pact CLI: "pact broker …".',
    inCode: new RegExp(`(?:^|[\\s"'=;&|(/])pact-broker\\s+(?:${RUBY_COMMAND})`, 'm'),
  },
  {
    name: 'a program of the Ruby standalone package',
    replacement: 'Use the Pact CLI: "pact broker", "pact verifier", "pact mock", or "pact stub".',
    inCode:
      /\bpact-ruby-standalone\b|(?:^|[\s"'=;&|(/])pact-(?:provider-verifier|mock-service|stub-service|message|publish)(?=\s|$)/m,
    inText: /\bpact-ruby-standalone\b|\bRuby standalone\b/i,
  },
  {
    name: 'swagger-mock-validator',
    replacement: 'Use @pactflow/openapi-pact-comparator.',
    inCode: /\bswagger-mock-validator\b/,
    inText: /\bswagger[- ]mock[- ]validator\b/i,
  },
  {
    name: 'the legacy UI',
    replacement: 'Describe the screens of the current UI.',
    inCode: /^\/hal-browser\b/,
    inText: /\b(?:old|classic|previous) (?:UI|user interface|interface)\b|\bHAL browser\b/i,
  },
  {
    name: 'the Test Maintainer role',
    replacement: 'The User role replaced it.',
    inText: /\bTest Maintainer\b/,
  },
  {
    // Version 2.3.0 renamed Guest to Viewer, and the previous Viewer to Read-Only. The rule doesn't match "Viewer",
    // because both release lines have a role with that name.
    name: 'the Guest role',
    replacement:
      'In On-Premises 2.3.0 and later, the role is named Viewer, and the role that was named Viewer is Read-Only.',
    inText: /\bGuest\b(?= (?:role|user)|[*_]* role)|\brole [*_"“]*Guest\b/,
    releaseLine: '2.x',
  },
];
