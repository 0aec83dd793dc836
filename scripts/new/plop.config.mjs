import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { StopError } from '../lib/errors.mjs'
import { pnpm, ROOT } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { insertBehind, insertSorted } from './insert.mjs'
import { spellingsOf } from './names.mjs'

const SITES = ['web', 'tales']
const API = 'apps/api/src'
const MIGRATIONS = `${API}/platform/db/migrations`
const CONTRACT = 'packages/contract/src'
const AREAS = 'packages/site/src/areas'
/** The Korean title of a generated page, until its author names it. */
const TITLE = '기록'

const namePrompt = { type: 'input', name: 'name', message: 'name, in kebab-case' }
const GENERATE = { type: 'run', what: 'pnpm generate', command: pnpm('run', 'generate') }

const sitePrompt = { type: 'list', name: 'site', message: 'site', choices: SITES }

/** `pnpm new package|feature|module|page`: see docs/working.md. */
export default function configure(plop) {
  plop.setActionType('run', async (_answers, { command, what }) => {
    const { code, tail } = await run(command)
    if (code !== 0) throw new Error([...tail.slice(-20), `${what} failed`].join('\n'))
    return what
  })
  plop.setActionType('migrate', async (_answers, { name }) => {
    const { tail } = await run(pnpm('--filter', '@doran/api', 'run', 'db:generate', '--name', name))
    const isMade = readdirSync(join(ROOT, MIGRATIONS)).some((file) => file.endsWith(`_${name}.sql`))
    // drizzle-kit ends with 0 where it could not read the tables.
    if (!isMade) throw new Error([...tail.slice(-20), 'the migration failed'].join('\n'))
    return 'the migration'
  })
  plop.setGenerator('package', {
    description: 'a package of the workspace',
    prompts: [namePrompt],
    actions: ({ name }) => packageActions(spellingsOf(name)),
  })
  plop.setGenerator('feature', {
    description: 'a feature of a site',
    prompts: [sitePrompt, namePrompt],
    actions: ({ site, name }) => featureActions(site, spellingsOf(name)),
  })
  plop.setGenerator('module', {
    description: 'a module of the API, with its calls and its table',
    prompts: [namePrompt],
    actions: ({ name }) => moduleActions(dataOf(name)),
  })
  plop.setGenerator('page', {
    description: 'a page of a site with a list and a form, and all that they need',
    prompts: [sitePrompt, namePrompt],
    actions: ({ site, name }) => pageActions(site, dataOf(name)),
  })
}

function dataOf(name) {
  return { ...spellingsOf(name), title: TITLE }
}

function packageActions(data) {
  const folder = `packages/${data.name}`
  mustBeFree(folder, `apps/${data.name}`)
  return [
    add('package', folder, data),
    modify('turbo.json', (text) =>
      insertBehind(
        text,
        `      "${data.name}": { "dependencies": { "allow": ["tooling"] } },`,
        /^ {4}"tags": \{$/,
      ),
    ),
    format(folder, 'turbo.json'),
    {
      type: 'run',
      what: 'pnpm install',
      command: pnpm('install', '--prefer-offline', '--no-frozen-lockfile'),
    },
  ]
}

function featureActions(site, data) {
  mustBeOfASite('feature', site)
  const folder = `apps/${site}/src/features/${data.name}`
  mustBeFree(folder)
  return [add('feature', folder, data), format(folder)]
}

function moduleActions(data) {
  const { name, camel, snake } = data
  const folder = `${API}/modules/${name}`
  const schema = `${API}/schema/${name}`
  const contract = `${CONTRACT}/${name}`
  const tables = `${API}/schema/tables.ts`
  mustBeFree(folder, schema, contract)
  return [
    add('module/contract', contract, data),
    add('module/api', folder, data),
    add('module/schema', schema, data),
    add('module/changeset', '.changeset', data),
    modify(tables, (text) =>
      insertSorted(
        text,
        `export { ${camel} } from './${name}/${name}.table.js'`,
        /^export .* from '(\.\/.*)'$/,
      ),
    ),
    format(folder, schema, contract, tables),
    GENERATE,
    { type: 'migrate', name: snake },
  ]
}

function pageActions(site, data) {
  mustBeOfASite('page', site)
  const { name } = data
  const area = `${AREAS}/${name}`
  const webArea = `apps/web/src/areas/${name}`
  const feature = `apps/${site}/src/features/${name}`
  const route = `apps/${site}/src/app/${name}`
  mustBeFree(area, webArea, feature, route)
  const isTales = site === 'tales'
  const answers = {
    ...data,
    isTales,
    pattern: isTales ? `\`\${TALES_PATH}/${name}\`` : `'/${name}'`,
    addressFile: isTales ? 'address-query' : 'address-value',
  }
  return [
    add('page/area', area, answers),
    add('page/web-area', webArea, answers),
    add('page/feature', feature, answers),
    add(`page/route-${site}`, route, answers),
    format(area, webArea, feature, route),
    ...moduleActions(data),
  ]
}

function mustBeOfASite(kind, site) {
  if (!SITES.includes(site)) throw new StopError(`A ${kind} is of ${SITES.join(' or ')}.`)
}

function mustBeFree(...paths) {
  for (const path of paths)
    if (existsSync(join(ROOT, path))) throw new StopError(`${path} exists already.`)
}

function add(template, folder, data) {
  const base = `templates/${template}`
  return {
    type: 'addMany',
    destination: join(ROOT, folder),
    base,
    templateFiles: `${base}/**`,
    data,
  }
}

function modify(file, transform) {
  return { type: 'modify', path: join(ROOT, file), transform }
}

function format(...paths) {
  return { type: 'run', what: 'oxfmt', command: pnpm('exec', 'oxfmt', ...paths) }
}
