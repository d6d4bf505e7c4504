import {createServer, request as sendRequest} from 'node:http';
import {Duplex} from 'node:stream';
import {jsonProblems} from './json';
import {checkEach, type Issue} from './types';

interface Message {
  /** The line in the snippet where the message starts, counted from 1. */
  line: number;
  lines: string[];
}

const RESPONSE = /^HTTP\/\d/;

/** Splits a text into messages, at each response and each ### line. */
function messagesIn(text: string): Message[] {
  const messages: Message[] = [];
  let current: Message | undefined;
  text.split('\n').forEach((raw, index) => {
    const line = raw.replace(/\r$/, '');
    if (line.startsWith('###')) current = undefined;
    else if (current === undefined || RESPONSE.test(line)) {
      if (line.trim() === '') return;
      current = {line: index + 1, lines: [line]};
      messages.push(current);
    } else current.lines.push(line);
  });
  return messages;
}

interface Parts {
  head: string[];
  body: string;
  /** The line in the message where the body starts, counted from 0. */
  bodyAt: number;
}

function partsOf({lines}: Message): Parts {
  const blank = lines.findIndex((line) => line.trim() === '');
  const head = blank < 0 ? lines : lines.slice(0, blank);
  const body =
    blank < 0
      ? ''
      : lines
          .slice(blank + 1)
          .join('\n')
          .trimEnd();
  return {head, body, bodyAt: blank < 0 ? lines.length : blank + 1};
}

const headerOf = (head: readonly string[], name: string): string | undefined =>
  head.map((line) => new RegExp(`^${name}:\\s*(.*)$`, 'i').exec(line)?.[1]).find((value) => value !== undefined);

/** Serializes a message, and adds the Content-Length header that guides usually omit. */
function bytesOf({head, body}: Parts): string {
  const hasLength = headerOf(head, 'content-length') !== undefined || headerOf(head, 'transfer-encoding') !== undefined;
  const length = hasLength ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  return [...head, ...length, '', body].join('\r\n');
}

interface ParseFailure {
  message: string;
  /** The number of bytes that the parser had read. */
  offset: number;
}

const failureOf = (error: Error & {bytesParsed?: number; code?: string; reason?: string}): ParseFailure => ({
  message: error.reason ?? error.message.replace(/^Parse Error: /, ''),
  offset: error.bytesParsed ?? 0,
});

/** Creates a connection without a network, which discards everything that is written to it. */
const connection = () =>
  new Duplex({
    read: () => undefined,
    write: (_chunk, _encoding, done) => {
      done();
    },
  });

/** Parses a request with the HTTP server of Node.js. */
function parseRequest(bytes: string): Promise<ParseFailure | undefined> {
  return new Promise((resolve) => {
    const stream = connection();
    const server = createServer({requireHostHeader: false}, (request) => {
      request.resume();
      request.on('end', () => {
        resolve(undefined);
      });
      request.on('error', () => {
        resolve({message: 'the body is shorter than its Content-Length', offset: bytes.length});
      });
    });
    server.on('clientError', (error) => {
      resolve(failureOf(error));
    });
    server.emit('connection', stream);
    stream.push(bytes);
    stream.push(null);
  });
}

/** Parses a response with the HTTP client of Node.js. */
function parseResponse(bytes: string): Promise<ParseFailure | undefined> {
  return new Promise((resolve) => {
    const stream = connection();
    const request = sendRequest({createConnection: () => stream, method: 'GET', path: '/'}, (response) => {
      response.resume();
      response.on('end', () => {
        resolve(undefined);
      });
      response.on('error', () => {
        resolve({message: 'the body is shorter than its Content-Length', offset: bytes.length});
      });
    });
    request.on('error', (error) => {
      resolve(failureOf(error));
    });
    request.end();
    stream.push(bytes);
    stream.push(null);
  });
}

const START_HINT = 'Start a request with a line such as GET /pacts HTTP/1.1, and a response with HTTP/1.1 200 OK.';

async function messageProblems(message: Message): Promise<Issue[]> {
  const parts = partsOf(message);
  const [start = ''] = parts.head;
  const isResponse = RESPONSE.test(start);
  if (!isResponse && !/^[A-Z]+ \S+ HTTP\/1\.[01]$/.test(start))
    return [
      {
        line: message.line,
        message: `Expected the first line of an HTTP message, but found “${start}”.`,
        hint: START_HINT,
      },
    ];
  const wrong = parts.head.findIndex((line, index) => index > 0 && !/^[!#$%&'*+.^`|~\w-]+:/.test(line));
  if (wrong > 0)
    return [
      {
        line: message.line + wrong,
        message: `Expected a header, but found “${parts.head[wrong] ?? ''}”.`,
        hint: 'Write Name: value, and leave a blank line before the body.',
      },
    ];
  const bytes = bytesOf(parts);
  const failure = await (isResponse ? parseResponse(bytes) : parseRequest(bytes));
  if (failure !== undefined) {
    const line = bytes.slice(0, failure.offset).split('\n').length - 1;
    return [
      {
        line: message.line + Math.min(line, message.lines.length - 1),
        message: `This isn’t a valid HTTP message: ${failure.message}.`,
        hint: START_HINT,
      },
    ];
  }
  if (parts.body === '' || !/[/+]json\b/i.test(headerOf(parts.head, 'content-type') ?? '')) return [];
  return jsonProblems(parts.body).map((issue) => ({...issue, line: message.line + parts.bodyAt + issue.line - 1}));
}

/** Checks requests and responses with the HTTP parser of Node.js, and bodies with the content type JSON. */
export const http = checkEach(['http'], async ({text}) => {
  const messages = messagesIn(text);
  if (messages.length === 0) return [{line: 1, message: 'Expected an HTTP message, but found none.', hint: START_HINT}];
  const problems: Issue[] = [];
  for (const message of messages) problems.push(...(await messageProblems(message)));
  return problems;
});
