/** The names of languages in the headers of code blocks that have no title. */
const NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  cs: 'C#',
  csharp: 'C#',
  dockerfile: 'Dockerfile',
  diff: 'Changes',
  env: 'Environment file',
  go: 'Go',
  gradle: 'Gradle',
  graphql: 'GraphQL',
  groovy: 'Groovy',
  http: 'HTTP',
  ini: 'INI',
  java: 'Java',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  kotlin: 'Kotlin',
  markdown: 'Markdown',
  md: 'Markdown',
  mdx: 'MDX',
  php: 'PHP',
  powershell: 'PowerShell',
  properties: 'Properties',
  proto: 'Protobuf',
  protobuf: 'Protobuf',
  py: 'Python',
  python: 'Python',
  rb: 'Ruby',
  ruby: 'Ruby',
  rust: 'Rust',
  scala: 'Scala',
  sh: 'Shell',
  sql: 'SQL',
  text: 'Text',
  toml: 'TOML',
  ts: 'TypeScript',
  tsx: 'TSX',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
  yml: 'YAML',
};

/** The name of a language, such as `JavaScript` for `js`. For a language that isn't listed, the identifier. */
export const languageName = (language: string): string => NAMES[language] ?? language;

/** Languages whose long lines wrap, because their lines are commands or prose that readers must see in full. */
const WRAPPED: ReadonlySet<string> = new Set(['bash', 'sh', 'powershell']);

export const isWrapped = (language: string): boolean => WRAPPED.has(language);
