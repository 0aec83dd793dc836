import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StopError } from '../lib/errors.mjs'
import { pnpm, ROOT } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { say } from '../lib/say.mjs'
import { renameFont } from './rename-font.mjs'

const VERSION = '2.9.0'
const FAMILY = 'Doran Sans'
const ADDRESS = '/fonts'

const PRETENDARD = join(ROOT, 'packages/ui/node_modules/pretendard/dist')
const FILES = join(ROOT, 'apps/web/public/fonts')
const SHEET = join(ROOT, 'packages/ui/src/styles/fonts.css')
const FACE = join(ROOT, 'packages/ui/src/brand/core-font.ts')

/** The weights in use: what lies outside would be a third of each file. */
const CUT = {
  targetFormat: 'sfnt',
  variationAxes: { wght: { min: 400, max: 800, default: 400 } },
  keepFeatures: ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
}

/** Writes one file a group with its style sheet, and the address of the first for whoever preloads it. */
export async function cutFonts(home, groups) {
  const { subset, convert } = await loadCutter(home)
  const whole = readFileSync(join(PRETENDARD, 'web/variable/woff2/PretendardVariable.woff2'))
  rmSync(FILES, { recursive: true, force: true })
  mkdirSync(FILES, { recursive: true })
  const faces = []
  for (const [at, letters] of groups.entries()) {
    const cut = renameFont(await subset(whole, letters.join(''), CUT), 'Pretendard', FAMILY)
    const bytes = await convert(cut, 'woff2')
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    const name = `doran-sans-${at}.${hash}.woff2`
    writeFileSync(join(FILES, name), bytes)
    say(`${name}: ${letters.length} letters, ${(bytes.length / 1_000).toFixed(1)} KB`)
    faces.push({ address: `${ADDRESS}/${name}`, letters })
  }
  copyFileSync(join(PRETENDARD, 'LICENSE.txt'), join(FILES, 'LICENSE.txt'))
  writeFileSync(SHEET, sheetOf(faces))
  writeFileSync(FACE, faceOf(faces[0].address))
  await run(pnpm('exec', 'oxfmt', SHEET, FACE))
}

async function loadCutter(home) {
  const folder = join(home, `subset-font-${VERSION}`)
  if (!existsSync(join(folder, 'node_modules', 'subset-font'))) {
    say(`fetching subset-font@${VERSION}`)
    mkdirSync(folder, { recursive: true })
    const words = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']
    const { code, tail } = await run(['npm', [...words, `subset-font@${VERSION}`]])
    if (code !== 0)
      throw new StopError([...tail.slice(-10), 'subset-font could not be fetched.'].join('\n'))
  }
  const find = createRequire(join(folder, 'index.js'))
  const [subset, { convert }] = await Promise.all(
    ['subset-font', 'fontverter'].map(
      async (name) => (await import(pathToFileURL(find.resolve(name)).href)).default,
    ),
  )
  return { subset, convert }
}

function sheetOf(faces) {
  const rules = faces.map(
    ({ address, letters }) =>
      `@font-face {
  font-family: '${FAMILY}';
  font-weight: 400 800;
  font-display: swap;
  src: url('${address}') format('woff2');
  unicode-range: ${rangesOf(letters)};
}`,
  )
  return `/* Written by pnpm fonts: cut from Pretendard (SIL OFL 1.1, see the fonts' LICENSE.txt), most met letters first. */
${rules.join('\n')}
`
}

function rangesOf(letters) {
  const points = letters.map((letter) => letter.codePointAt(0)).toSorted((a, b) => a - b)
  const ranges = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else ranges.push([point, point])
  }
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ')
}

const hex = (point) => point.toString(16)

function faceOf(address) {
  return `/** Written by \`pnpm fonts\`: the letters that every page begins with. */
export const CORE_FONT = '${address}'
`
}
