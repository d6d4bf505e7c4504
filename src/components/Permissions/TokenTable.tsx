import {tokens} from '@site/src/data/tokens';
import type {Token} from '@site/src/data/tokens.schema';
import DataTable, {type Column} from '../DataTable';
import {island} from '../StaticContent/island';

const tokenColumns: Column<Token>[] = [
  {id: 'name', label: 'Token'},
  {id: 'may', label: 'What you can do with it', text: ({access}) => access, unsorted: true},
  {id: 'use', label: 'Where to use it', unsorted: true},
  {id: 'permission', label: 'Permission to copy and regenerate it', unsorted: true},
];

/** A table of the kinds of API tokens. */
export function TokenTable() {
  return <DataTable name="tokens" caption="Types of API tokens" columns={tokenColumns} rows={tokens} />;
}

export default island('TokenTable', TokenTable);
