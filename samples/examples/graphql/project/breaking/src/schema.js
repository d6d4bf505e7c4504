import { buildSchema } from 'graphql';

/** What the Product API offers. */
export const schema = buildSchema(`
  type Product {
    id: ID!
    name: String!
    category: String!
    version: String!
  }

  type Query {
    product(id: ID!): Product
  }
`);
