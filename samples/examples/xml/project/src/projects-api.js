import { createServer } from 'node:http';
import { projectsXml } from './projects-xml.js';

/**
 * The to-do API: `GET /projects`.
 *
 * @param {import('./projects-xml.js').Project[]} projects
 * @returns {import('node:http').Server} a server that isn't listening yet
 */
export function createProjectsApi(projects) {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (request.method !== 'GET' || pathname !== '/projects') return response.writeHead(404).end();

    response.writeHead(200, { 'Content-Type': 'application/xml' });
    response.end(projectsXml('1234', projects));
  });
}
