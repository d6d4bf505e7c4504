import { buildSchema } from 'graphql';

/** The schema of the Product API. */
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
