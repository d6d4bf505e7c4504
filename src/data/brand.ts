/** Names and links of the product and its owner that pages, navigation, and feeds share. */
export const brand = {
  productName: 'PactFlow',
  siteTitle: 'PactFlow Documentation',
  tagline: 'Contract testing for teams that deploy independently',
  owner: 'SmartBear',
  copyrightYear: 2025,
  supportUrl: 'https://support.smartbear.com/pactflow/message/',
  mainSiteUrl: 'https://pactflow.io/',
  roadmapUrl: 'https://github.com/pactflow/roadmap',
  aiUrl: 'https://pactflow.io/ai/',
  community: {
    slack: 'https://pact-foundation.slack.com',
    slackSignUp: 'https://slack.pact.io',
    stackOverflow: 'https://stackoverflow.com/questions/tagged/pact',
    x: 'https://twitter.com/pact_up',
    github: 'https://github.com/pact-foundation',
  },
} as const;
