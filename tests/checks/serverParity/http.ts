import {Agent, request, type IncomingHttpHeaders} from 'node:http';
import {connect} from 'node:net';

export interface HttpResponse {
  status: number;
  /** The names are in lowercase. */
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface HttpRequest {
  method?: string;
  /** The path and query, sent without normalization. */
  target: string;
  headers?: Readonly<Record<string, string>>;
}

/** Sends requests to a server on this machine. */
export class Client {
  private readonly agent = new Agent({keepAlive: true, maxSockets: 8});

  constructor(
    readonly name: string,
    readonly port: number,
  ) {}

  send({method = 'GET', target, headers = {}}: HttpRequest): Promise<HttpResponse> {
    return new Promise((resolve, reject) => {
      const sent = request(
        {host: '127.0.0.1', port: this.port, path: target, method, headers, agent: this.agent},
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', reject);
          response.once('end', () =>
            resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks)}),
          );
        },
      );
      sent.once('error', reject).end();
    });
  }

  /** Sends raw bytes, and waits until the server closes the connection. */
  sendRaw(bytes: string): Promise<HttpResponse> {
    return new Promise((resolve) => {
      let text = '';
      const socket = connect(this.port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
      socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
      // A response that arrived before the connection was closed still counts. Without any data, the status is 0.
      socket.on('error', () => undefined);
      socket.once('close', () => resolve(parseResponse(text)));
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** Parses the first response in raw text. The status is 0 if the text is empty or isn't HTTP. */
export function parseResponse(text: string): HttpResponse {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return {
    status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0),
    headers,
    body: Buffer.from(rest.join('\r\n\r\n'), 'latin1'),
  };
}
