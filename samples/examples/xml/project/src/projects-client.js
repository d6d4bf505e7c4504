import sax from 'sax';

/**
 * Requests the projects that are due today or later from the to-do API.
 *
 * @param {string} baseUrl of the API
 */
export async function getProjects(baseUrl) {
  const response = await fetch(`${baseUrl}/projects?from=today`, { headers: { Accept: 'application/xml' } });
  if (!response.ok) throw new Error(`GET /projects answered ${response.status}`);
  return readProjects(await response.text());
}

/**
 * Reads attributes only, and ignores unknown elements.
 *
 * @param {string} xml
 * @returns {(Omit<import("./projects-xml.js").Project, "due"> & {due: Date})[]}
 */
export function readProjects(xml) {
  const projects = [];
  const parser = sax.parser(true, { xmlns: true });
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ local, attributes }) => {
    const get = (name) => {
      if (!(name in attributes)) throw new Error(`<${local}> has no attribute ${name}.`);
      return attributes[name].value;
    };
    if (local === 'project') projects.push({ id: Number(get('id')), type: get('type'), name: get('name'), due: new Date(get('due')), tasks: [] });
    if (local === 'task') projects.at(-1).tasks.push({ id: Number(get('id')), name: get('name'), done: get('done') === 'true' });
  };
  parser.write(xml).close();
  return projects;
}
