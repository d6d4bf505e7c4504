import {readFileSync} from 'node:fs';
import {relative, sep} from 'node:path';
import {parse} from 'yaml';
import type {Course} from '../../data/courses.schema';
import {docFile} from '../../site/contentFiles';

/** How long a learner needs for one unit of each kind, in minutes. */
const MINUTES = {word: 1 / 200, codeBlock: 0.75, task: 3, question: 0.5} as const;

const STEP = 5;

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** A set of tabs that contains no other set. */
const TABS = /<Tabs\b(?:(?!<Tabs\b)[\s\S])*?<\/Tabs>/g;

/** Keeps only the first tab of each set, because a learner follows one of them, such as the tab of one language. */
function firstTabs(text: string): string {
  const reduced = text.replace(TABS, (tabs) => /<TabItem\b[^>]*>([\s\S]*?)<\/TabItem>/.exec(tabs)?.[1] ?? '');
  return reduced === text ? text : firstTabs(reduced);
}

/**
 * Estimates how long a chapter takes, from its words, the code that learners type or run, its tasks, and its questions.
 * @param source the chapter's MDX
 * @returns a multiple of 5 minutes, at least 5
 */
export function estimateMinutes(source: string): number {
  const body = firstTabs(source.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, ''));
  // Output and quoted diagrams are read, but not typed.
  const typed = count(body, /^ *```(?!text\b|mermaid\b|json output-of|data-table\b|ui-mockup\b)\w/gm);
  const prose = body
    .replace(/^ *```[\s\S]*?^ *```$/gm, '')
    .replace(/^import .*$/gm, '')
    .replace(/<\/?[A-Z][^>]*>/g, ' ');
  const words = prose.split(/\s+/).filter((word) => /\w/.test(word)).length;
  const minutes =
    words * MINUTES.word +
    typed * MINUTES.codeBlock +
    count(body, /<Task>/g) * MINUTES.task +
    count(body, /<Question\b/g) * MINUTES.question;
  return Math.max(STEP, Math.round(minutes / STEP) * STEP);
}

/** A chapter as its page describes it. */
export interface ChapterPage {
  to: string;
  /** The title in the page's front matter. */
  title: string;
  minutes: number;
  /** Whether the page offers a project for download. */
  offersProject: boolean;
}

/**
 * Reads a chapter.
 * @returns undefined if the page doesn't exist, such as in the small copies of the site that tests build
 * @throws Error if the page has no title
 */
function readChapter(to: string, site: string): ChapterPage | undefined {
  const file = docFile(to, site);
  if (file === undefined) return undefined;
  const source = readFileSync(file, 'utf8');
  const [, frontMatter = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source) ?? [];
  const {title} = (parse(frontMatter) ?? {}) as {title?: unknown};
  if (typeof title !== 'string')
    throw new Error(
      `${relative(site, file).split(sep).join('/')}:1: this page is a chapter of a course in src/data/courses.ts but has ` +
        'no title. Add a title to its front matter.',
    );
  return {to, title, minutes: estimateMinutes(source), offersProject: /<StepDownload\b/.test(source)};
}

/** Reads all chapters of a course that exist, in reading order. */
export const readChapters = ({chapters}: Pick<Course, 'chapters'>, site: string): ChapterPage[] =>
  chapters.flatMap((to) => readChapter(to, site) ?? []);

/** A length of time in words: `about 50 minutes`, `about 2.5 hours`. */
export function inWords(minutes: number): string {
  if (minutes < 60) return `about ${minutes} minutes`;
  const hours = Math.round(minutes / 30) / 2;
  return hours === 1 ? 'about 1 hour' : `about ${hours} hours`;
}

/** How long a course takes, in words. */
export const durationOf = (course: Pick<Course, 'chapters'>, site: string): string =>
  inWords(readChapters(course, site).reduce((sum, {minutes}) => sum + minutes, 0));
