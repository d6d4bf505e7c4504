import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {describeUnregistered, findUnregistered, type SourceModule} from './unregistered';

const module = (path: string, source: string, ...imports: SourceModule[]): SourceModule => ({
  path: `/site/${path}`,
  source,
  imports,
});

const page = (...imports: SourceModule[]): SourceModule => module('docs/docs/page.mdx', '<A />', ...imports);

const messages = (...imports: SourceModule[]): string[] =>
  findUnregistered(page(...imports)).map((found) => describeUnregistered(found, '/site'));

describe('a component that needs hydration and is not an island', () => {
  for (const [source, feature] of [
    ['const [a] = useState(0);', 'useState'],
    ['const [a] = useState<string>();', 'useState'],
    ['useEffect(() => {});', 'useEffect'],
    ['const isBrowser = useIsBrowser();', 'useIsBrowser'],
    ['<button onClick={go}>', 'onClick'],
    ['<input\n  onChange={go}\n/>', 'onChange'],
  ] as const) {
    test(`is named with its page and ${feature}`, () => {
      const [message, ...others] = messages(module('src/components/A/index.tsx', source));
      assert.match(
        message ?? '',
        new RegExp(`^docs/docs/page\\.mdx: the component in src/components/A/index\\.tsx uses ${feature}, .*Add`),
      );
      assert.deepEqual(others, []);
    });
  }

  test('is found behind other components, and a hook is reported with the component that uses it', () => {
    const hook = module('src/components/B/useB.ts', 'useEffect(go);');
    const inner = module('src/components/B/index.tsx', 'useB();', hook);
    assert.match(
      messages(module('src/components/A.tsx', '<B />', inner)).join(),
      /src\/components\/B\/index\.tsx uses useEffect/,
    );
  });
});

test('an island, what it imports, and components without state are accepted', () => {
  const state = module('src/components/C.tsx', 'useState(0)');
  for (const registration of ["export default island('B', B);", "export default island<object>('B', B);"]) {
    const island = module('src/components/B.tsx', registration, state);
    const text = module('src/components/A.tsx', '<p id={useId()} className="onClick={x}">', island);
    assert.deepEqual(messages(text), [], registration);
  }
});

test('modules that import each other end the search', () => {
  const a: {-readonly [Key in keyof SourceModule]: SourceModule[Key]} = module('src/a.tsx', '');
  a.imports = [module('src/b.tsx', '', a)];
  assert.deepEqual(messages(a), []);
});
