import {createServer, request as sendRequest} from 'node:http';
import {Duplex} from 'node:stream';
import {jsonProblems} from './json';
import {eachOne, type Place} from './types';

interface Message {
  /** Line of its first line in the snippet, from 1. */
  line: number;
  lines: string[];
}

const RESPONSE = /^HTTP\/\d/;

/** Splits a text into messages: each response, and each request behind a line of ###. */
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
  /** Line of the body's first line in the message, from 0. */
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

/** The message as it goes over the wire. Guides leave the length out. */
function bytesOf({head, body}: Parts): string {
  const hasLength = headerOf(head, 'content-length') !== undefined || headerOf(head, 'transfer-encoding') !== undefined;
  const length = hasLength ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  return [...head, ...length, '', body].join('\r\n');
}

interface ParseFailure {
  message: string;
  /** How much of the text the parser had read. */
  offset: number;
}

const failureOf = (error: Error & {bytesParsed?: number; code?: string; reason?: string}): ParseFailure => ({
  message: error.reason ?? error.message.replace(/^Parse Error: /, ''),
  offset: error.bytesParsed ?? 0,
});

/** A connection without a network: what is written is dropped, what is read is the text. */
const connection = () =>
  new Duplex({
    read: () => undefined,
    write: (_chunk, _encoding, done) => {
      done();
    },
  });

/** Lets Node's own server read a request. Resolves to nothing when all is well. */
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

/** Lets Node's own client read a response. */
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

const START_HINT = 'Begin a request with a line such as GET /pacts HTTP/1.1, and a response with HTTP/1.1 200 OK.';

async function messageProblems(message: Message): Promise<Place[]> {
  const parts = partsOf(message);
  const [start = ''] = parts.head;
  const isResponse = RESPONSE.test(start);
  if (!isResponse && !/^[A-Z]+ \S+ HTTP\/1\.[01]$/.test(start))
    return [{line: message.line, message: `This begins no HTTP message: “${start}”.`, hint: START_HINT}];
  const wrong = parts.head.findIndex((line, index) => index > 0 && !/^[!#$%&'*+.^`|~\w-]+:/.test(line));
  if (wrong > 0)
    return [
      {
        line: message.line + wrong,
        message: `This is no header: “${parts.head[wrong] ?? ''}”.`,
        hint: 'Write Name: value, and leave a line blank before the body.',
      },
    ];
  const bytes = bytesOf(parts);
  const failure = await (isResponse ? parseResponse(bytes) : parseRequest(bytes));
  if (failure !== undefined) {
    const line = bytes.slice(0, failure.offset).split('\n').length - 1;
    return [
      {
        line: message.line + Math.min(line, message.lines.length - 1),
        message: `An HTTP parser cannot read this: ${failure.message}.`,
        hint: START_HINT,
      },
    ];
  }
  if (parts.body === '' || !/[/+]json\b/i.test(headerOf(parts.head, 'content-type') ?? '')) return [];
  return jsonProblems(parts.body).map((place) => ({...place, line: message.line + parts.bodyAt + place.line - 1}));
}

/** Requests and responses, as Node's own parser reads them; a body that says it is JSON is JSON. */
export const http = eachOne(['http'], async ({text}) => {
  const messages = messagesIn(text);
  if (messages.length === 0) return [{line: 1, message: 'There is no HTTP message.', hint: START_HINT}];
  const problems: Place[] = [];
  for (const message of messages) problems.push(...(await messageProblems(message)));
  return problems;
});
