import {brand} from './brand';

/** The bar above every page. Give it a new id whenever its text changes: a reader's dismissal holds for one id only. */
export const announcementBar = {
  id: 'ai-test-generation-2025',
  content: `AI test generation drafts your Pact tests. <a href="${brand.aiUrl}">Learn about PactFlow AI</a>`,
  isCloseable: false,
};
