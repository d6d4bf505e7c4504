import {brand} from './brand';

/** The bar above every page. Change the ID whenever you change the text, because readers dismiss one ID at a time. */
export const announcementBar = {
  id: 'ai-test-generation-2025',
  content: `<span class="detail">AI test generation drafts your Pact tests. </span><a href="${brand.aiUrl}">Learn about PactFlow AI</a>`,
  isCloseable: false,
};
