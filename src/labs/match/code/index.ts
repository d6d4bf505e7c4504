/** Writes the body in the languages of the guides, and as it's in a pact file. */
import type {Language} from '../../selectors/code';
import type {Row} from '../rules';
import type {Task} from '../state';
import {toDotNet} from './dotnet';
import {toGo} from './go';
import {toJava} from './java';
import {toJavaScript} from './javascript';
import {toPython} from './python';
import type {GeneratedCode} from './writing';

/** The part of the interaction that the body belongs to. */
type Part = Task['part'];

const WRITERS: Readonly<Record<Language, (root: Row, part: Part) => GeneratedCode>> = {
  js: toJavaScript,
  java: toJava,
  python: toPython,
  go: toGo,
  dotnet: toDotNet,
};

/** The body with its matchers in a language. */
export const toCode = (root: Row, language: Language, part: Part = 'response'): GeneratedCode =>
  WRITERS[language](root, part);
