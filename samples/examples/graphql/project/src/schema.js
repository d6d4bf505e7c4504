import { buildSchema } from 'graphql';

/** What the Product API offers. */
// #region schema
export const schema = buildSchema(`
  type Product {
    id: ID!
    name: String!
    type: String!
    version: String!
  }

  type Query {
    product(id: ID!): Product
  }
`);
// #endregion
