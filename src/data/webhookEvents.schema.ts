import type {DataSchemas} from './schema';

export const schemas = {
  webhookEvents: {
    kind: 'list',
    of: {
      kind: 'record',
      fields: {
        id: {
          purpose: 'name in the API',
          required: true,
          unique: true,
          kind: 'text',
          pattern: {matches: /^[a-z]+(?:_[a-z]+)+$/, such: 'lower case with underscores, such as contract_published'},
        },
        label: {purpose: 'label on the form of the webhook', required: true, unique: true, kind: 'text'},
        option: {
          purpose: 'option of pact broker create-webhook',
          required: true,
          unique: true,
          kind: 'text',
          pattern: {matches: /^--[a-z-]+$/, such: 'an option such as --contract-published'},
        },
        fires: {purpose: 'when the event happens, in Markdown', required: true, kind: 'text'},
        versions: {
          purpose: 'which consumer version and provider version the variables hold, in Markdown',
          required: true,
          kind: 'text',
        },
        use: {purpose: 'what to use it for, in Markdown', required: true, kind: 'text'},
      },
    },
  },
} satisfies DataSchemas;
