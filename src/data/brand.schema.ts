import type {DataSchemas, Field} from './schema';

const address = (purpose: string): Field => ({purpose, required: true, kind: 'link', of: 'elsewhere'});
const text = (purpose: string): Field => ({purpose, required: true, kind: 'text', length: [2, 100]});

export const schemas = {
  brand: {
    kind: 'record',
    fields: {
      productName: text('name of the product, spelled as its owner does'),
      siteTitle: text('name of this site'),
      tagline: text('what the product is for'),
      owner: text('company that owns the product and the copyright'),
      copyrightYear: {purpose: 'year in the footer', required: true, kind: 'number', between: [2020, 2100]},
      supportUrl: address('form that reaches the support'),
      mainSiteUrl: address('site of the product'),
      roadmapUrl: address('public roadmap'),
      aiUrl: address('page about the product’s AI'),
      community: {
        purpose: 'where users of Pact meet',
        required: true,
        kind: 'record',
        fields: {
          slack: address('the chat'),
          slackSignUp: address('invitation to the chat'),
          stackOverflow: address('questions and answers'),
          x: address('news'),
          github: address('source of Pact'),
        },
      },
    },
  },
} satisfies DataSchemas;
