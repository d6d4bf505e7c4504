/**
 * @typedef {{id: number, name: string, done: boolean}} Task
 * @typedef {{id: number, type: string, name: string, due: string, tasks: Task[]}} Project
 */

const NAMESPACE = 'http://some.namespace/and/more/stuff';

/** @param {unknown} value */
const escape = (value) => String(value).replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {Project} project */
const projectXml = ({ id, type, name, due, tasks }) => `
  <project id="${id}" type="${escape(type)}" name="${escape(name)}" due="${due}">
    <tasks>${tasks.map(taskXml).join('')}</tasks>
  </project>`;

/** @param {Task} task */
const taskXml = ({ id, name, done }) => `<task id="${id}" name="${escape(name)}" done="${done}"/>`;

/** @param {string} id @param {Project[]} projects */
export const projectsXml = (id, projects) => `<?xml version="1.0" encoding="UTF-8"?>
<ns1:projects id="${escape(id)}" xmlns:ns1="${NAMESPACE}">${projects.map(projectXml).join('')}
</ns1:projects>`;
