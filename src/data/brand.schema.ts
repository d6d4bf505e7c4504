import {z} from 'zod';
import {externalUrl, text} from './schema';

export const schemas = {
  brand: z.strictObject({
    productName: text(2, 100).describe('name of the product, in the owner’s spelling'),
    siteTitle: text(2, 100).describe('name of this site'),
    tagline: text(2, 100).describe('what the product is for'),
    owner: text(2, 100).describe('company that owns the product and the copyright'),
    copyrightYear: z.number().min(2020).max(2100).describe('year in the footer'),
    supportUrl: externalUrl().describe('support request form'),
    mainSiteUrl: externalUrl().describe('product website'),
    roadmapUrl: externalUrl().describe('public roadmap'),
    aiUrl: externalUrl().describe('page about the product’s AI features'),
    community: z
      .strictObject({
        slack: externalUrl().describe('Slack workspace'),
        slackSignUp: externalUrl().describe('invitation to the Slack workspace'),
        stackOverflow: externalUrl().describe('questions and answers'),
        x: externalUrl().describe('news'),
        github: externalUrl().describe('source code of Pact'),
      })
      .describe('places where Pact users meet'),
  }),
};
