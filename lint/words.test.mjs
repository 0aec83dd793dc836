import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { parse } from 'yaml'
import { checkFile, prepareRules } from './words/check.mjs'
import { isFragment } from './words/fragment.mjs'
import { compareCounts, countPlaces, unitOf } from './words/ratchet.mjs'
import { splitName } from './words/split-name.mjs'

const root = join(import.meta.dirname, '..')
const list = parse(readFileSync(join(import.meta.dirname, 'words.yaml'), 'utf8'))
const rules = prepareRules(list)
const FILE = 'packages/probe/src/post.ts'
const place = (file, rule) => ({ file, rule })
const rulesIn = (source, file = FILE) => checkFile(file, source, rules).map(({ rule }) => rule)

const PLANTED = [
  ['a variable', 'export const toldText = 1', 'tell'],
  ['a parameter', 'export const send = (asked: string) => asked', 'participle'],
  ['a parameter with a default', 'export function send(asked = 1) { return asked }', 'participle'],
  ['a destructured name', 'const { a: [kept] } = all', 'participle'],
  ['a rest parameter', 'function all(...said) {}', 'participle'],
  ['a caught error', 'try { go() } catch (heard) {}', 'hear'],
  ['a type', 'type AskedFor = string', 'participle'],
  ['an interface and its property', 'interface Store2 { wishRules: number }', 'wish'],
  ['a class member', 'class Line { #told = 1 }', 'tell'],
  ['a method', 'class Line { settle() {} }', 'settle'],
  ['a field of a schema', 'const Turn = z.object({ heard: z.string() })', 'hear'],
  ['a column', "const turn = pgTable('turn', { toldAt: x })", 'tell'],
  ['labels', 'const STEP_WORDS = {}', 'words'],
  ['a type of labels', 'type PostWords = {}', 'words'],
  ['a repository', 'const postStore = {}', 'store'],
  ['a ticket of the help desk', 'const openTicket = 1', 'ticket'],
  ['a line comment', 'const a = 1 // Nobody reads this.', 'nobody'],
  ['a block comment', '/** The list is read anew. */\nconst a = 1', 'anew'],
  ['a phrase over two lines', '/**\n * Shows what became\n * of it.\n */\nconst a = 1', 'became'],
  ['a comment in JSX', 'const a = <p>{/* The page begins here. */}</p>', 'begin', 'p/src/a.tsx'],
  ['the reason of a directive', '// oxlint-disable-next-line x -- mend it\nconst a = 1', 'mend'],
  ['a test name', "it('tells the reader', () => {})", 'tell'],
  ['a test name of a table', "it.each([1])('stands still for %i', () => {})", 'stand'],
  ['a suite', "describe.skipIf(x)('whoever comes', () => {})", 'nobody'],
  ['a template as a test name', 'it(`is told ${a} times`, () => {})', 'tell'],
  ['a comment in CSS', '/* Somebody sees it. */\n.a { top: 0 }', 'nobody', 'p/src/a.css'],
  ['a class in CSS', '.told-line { top: 0 }', 'tell', 'p/src/a.css'],
  ['a property in CSS', ':root { --wish-ink: red }', 'wish', 'p/src/a.css'],
  ['a file of labels', '', 'words', 'packages/probe/src/year-words.ts'],
  ['a file of a builder', '', 'builder', 'packages/probe/src/testing/an-order.fake.tsx'],
  ['a file that notifies', '', 'tell', 'packages/probe/src/tell-buyer.ts'],
  ['a comment without a verb', '/** Of all versions. */\nconst a = 1', 'fragment'],
  [
    'lines that are one comment',
    '// The list is sorted.\n// It is read anew.\nconst a = 1',
    'anew',
  ],
]

const PLAIN = [
  ['names that are only used', 'send(told); player.told()'],
  ['a key of an object that another file declares', 'send({ told: 1 })'],
  ['strings and templates', "const a = 'told'; const b = `told ${'told'}`"],
  ['a name that only holds the letters', 'const restored = 1; const mandated = 2'],
  ['a question', 'const isKept = 1; const hasAsked = 2'],
  ['storing', 'function storeDraft() {}'],
  ['a ticket of support', 'const supportTicket = 1'],
  ['code in a comment', '/** The event `settled` ends it. */\nconst a = 1'],
  ['a link in a comment', '/** See {@link told} and https://told.example/told. */\nconst a = 1'],
  ['a directive for a tool', '// @vitest-environment node\nconst a = 1'],
  ['a test name that is no test', "suites.it2('told')"],
]

const FRAGMENTS = [
  'Of a member; null where it cannot be read now.',
  'What a smaller one is refused with.',
  'Whether the member is told when a day’s gems are there, from tomorrow on.',
  'For whatever serves the bucket.',
  'By when it was saved.',
  'Until when its author, the caller, may edit it.',
  'How many people voted.',
]

const SENTENCES = [
  'What is stored stays as it is.',
  'In a full room an item is refused.',
  'After so long without an event the session ends.',
  'Without a secret there are no such requests.',
  'The member’s balance. Null while the wallet is unreachable.',
  'A page as PNG, 1080 × 1920.',
  'id tiebreaker: createdAt ties would make offset pagination unstable',
  'Counts plays of every version of the game.',
  'What for?',
]

describe('the words of code', () => {
  for (const [what, source, rule, file] of PLANTED)
    it(`refuse ${what}`, () => assert.deepEqual(rulesIn(source, file), [rule]))

  for (const [what, source] of PLAIN)
    it(`accept ${what}`, () => assert.deepEqual(rulesIn(source), []))

  it('name the line and what to write instead', () => {
    const [found] = checkFile(FILE, 'const a = 1\n\n/**\n * Adds.\n * Anew.\n */\n', rules)
    assert.deepEqual([found.line, found.form, found.write], [5, 'Anew', 'again, re-create'])
  })

  it('leave alone what is published, for the reason in the list', () => {
    const file = 'packages/contract/src/wallet/calls.ts'
    assert.deepEqual(rulesIn('const Receipt = z.object({ given: Amount })', file), [])
    assert.deepEqual(rulesIn('const given = 1', 'packages/site/src/a.ts'), ['participle'])
  })

  it('split a name as it is read', () =>
    assert.deepEqual(
      ['toldText', 'AskedFor', 'a-ticket', 'STEP_WORDS', 'readURLWords'].map(splitName),
      [
        ['told', 'text'],
        ['asked', 'for'],
        ['a', 'ticket'],
        ['step', 'words'],
        ['read', 'url', 'words'],
      ],
    ))

  it('give a reason for every exception, and name only paths that are there', () => {
    const exceptions = list.words.flatMap(({ plain = [] }) => plain)
    assert.deepEqual(
      exceptions.filter(({ why = '' }) => why.length < 10),
      [],
    )
    const paths = exceptions.flatMap(({ in: below = [] }) => [below].flat())
    assert.deepEqual(
      paths.filter((path) => !existsSync(join(root, path))),
      [],
    )
  })
})

describe('a comment', () => {
  for (const text of FRAGMENTS)
    it(`is no sentence: ${text}`, () => assert.equal(isFragment(text), true))
  for (const text of SENTENCES) it(`is one: ${text}`, () => assert.equal(isFragment(text), false))
})

describe('the counts', () => {
  const counts = countPlaces([
    place('apps/api/src/main.ts', 'tell'),
    place('apps/api/src/main.ts', 'tell'),
    place('apps/api/src/platform/db/a.ts', 'tell'),
    place('lint/a.mjs', 'anew'),
  ])

  it('are of each package, app and folder, and of the parts that are counted for themselves', () => {
    assert.deepEqual(counts, {
      'apps/api': { tell: 2 },
      'apps/api/src/platform': { tell: 1 },
      lint: { anew: 1 },
    })
    assert.equal(unitOf('packages/site/src/index.ts'), 'packages/site')
  })

  it('differ where a word was added, removed, or is in a new package', () => {
    const stored = { 'apps/api': { tell: 2, hear: 1 }, lint: { anew: 2 } }
    assert.deepEqual(compareCounts(stored, counts), [
      { unit: 'apps/api', rule: 'hear', stored: 1, count: 0 },
      { unit: 'apps/api/src/platform', rule: 'tell', stored: 0, count: 1 },
      { unit: 'lint', rule: 'anew', stored: 2, count: 1 },
    ])
    assert.deepEqual(compareCounts(counts, counts), [])
  })
})

describe('the command', () => {
  let copy
  const write = (file, text) => {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), text)
  }
  const words = (...options) => {
    const command = [join(copy, 'lint/words.mjs'), ...options]
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: copy,
      encoding: 'utf8',
    })
    assert.equal(stderr, '')
    return { status, stdout }
  }

  before(() => {
    copy = mkdtempSync(join(tmpdir(), 'words-'))
    cpSync(join(root, 'lint/words'), join(copy, 'lint/words'), { recursive: true })
    for (const file of ['words.mjs', 'words.yaml'])
      cpSync(join(root, 'lint', file), join(copy, 'lint', file))
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    write('packages/old/src/a.ts', 'const told = 1\nconst asked = 1\n')
    write('packages/old/dist/a.mjs', 'const told = 1\n')
    write('lint/words-ratchet.json', '{"packages/old":{"participle":1,"tell":1}}')
  })

  after(() => rmSync(copy, { recursive: true, force: true }))

  it('is red for a word in a new package, names the place, and does not store it', () => {
    assert.deepEqual(words('--check'), { status: 0, stdout: '' })
    write('packages/new/src/year-words.ts', '')
    const { status, stdout } = words('--check')
    assert.equal(status, 1)
    assert.match(stdout, /packages\/new\/src\/year-words\.ts:1 words: .*write labels/)
    assert.equal(words('--lower').status, 1)
    for (const path of ['packages/new', './packages/new/', join(copy, 'packages/new')])
      assert.match(words(path).stdout, /year-words[^]*1 places/)
    assert.deepEqual(words('packages/nwe'), {
      status: 1,
      stdout: 'packages/nwe does not exist\n',
    })
    rmSync(join(copy, 'packages/new'), { recursive: true })
  })

  it('is red for a word that is gone until the lower count is stored', () => {
    write('packages/old/src/a.ts', 'const asked = 1\n')
    const { status, stdout } = words('--check')
    assert.equal(status, 1)
    assert.match(stdout, /0 × tell, and 1 are stored[^]*pnpm words --lower/)
    assert.equal(words('--lower').status, 0)
    assert.equal(words('--check').status, 0)
    assert.deepEqual(JSON.parse(readFileSync(join(copy, 'lint/words-ratchet.json'), 'utf8')), {
      'packages/old': { participle: 1 },
    })
  })
})
