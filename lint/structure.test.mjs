import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { circleFaults } from './structure/circles.mjs'
import { tablesIn } from './structure/sql-names.mjs'
import { tableFaults } from './structure/tables.mjs'

const API = 'apps/api/src'
const MODULES = { root: `${API}/modules`, depth: 1 }

/** Two modules: a play names its theme, as the theme's rule allows. */
const WELL_MADE = {
  'schema/theme/theme.table.ts': "export const theme = pgTable('theme', { id: uuid() })",
  'schema/play/play.table.ts':
    "import { theme } from '../theme/theme.table.js'\nexport const play = pgTable('play', { themeId: uuid().references(() => theme.id) })\nexport type PlayRow = typeof play.$inferSelect",
  'schema/play/score.table.ts': "export const score = pgTable('play_score', { id: uuid() })",
  'schema/tables.ts':
    "export { play } from './play/play.table.js'\nexport { theme } from './theme/theme.table.js'",
  'platform/keys/key.table.ts': "export const key = pgTable('key', { id: uuid() })",
  'platform/keys/run-once.ts':
    "import { key } from './key.table.js'\nexport const run = (db) => db.insert(key)",
  'platform/db/functions/play/count-plays.sql':
    'CREATE FUNCTION count_plays() RETURNS integer LANGUAGE sql AS $$ SELECT count(*) FROM play JOIN theme ON true $$;',
  'modules/theme/module.ts':
    "import { theme as themeTable } from '../../schema/theme/theme.table.js'\nexport const theme = defineModule({ tables: [{ table: themeTable, readers: ['play'], holdsNoPerson: 'stories' }] })",
  'modules/play/module.ts':
    "import { key } from '../../platform/keys/key.table.js'\nimport { play } from '../../schema/play/play.table.js'\nexport const plays = defineModule({ tables: [{ table: play, rowsOf }, { table: key, rowsOf }] })",
  'modules/score/module.ts':
    "import { score } from '../../schema/play/score.table.js'\nexport const scores = defineModule({ tables: [{ table: score, rowsOf }] })",
  'modules/score/score-repository.ts':
    "import { play } from '../../schema/play/play.table.js'\nexport const rank = (db) => db.update(play)",
  'modules/play/play-repository.ts':
    "import { theme } from '../../schema/theme/theme.table.js'\nexport const list = (db) => db.select().from(theme)",
  'modules/play/play-repository.test.ts':
    "import { member } from '../../schema/tables.js'\nimport { x } from '../theme/index.js'\nexport const a = sql`delete from theme`",
  'modules/theme/index.ts': "export const x = 'a play of update and join'",
}

describe('the walk over folders', () => {
  it('finds nothing where the folders are in layers, whatever tests import', () => {
    assert.deepEqual(circles({}), [])
  })
  for (const [how, code] of [
    ['a value', "import { plays } from '../play/module.js'\nexport const b = plays"],
    ['a type', "import type { plays } from '../play/module.js'\nexport type B = typeof plays"],
    ['an inline type', "export type B = import('../play/module.js').Plays"],
    ['a re-export', "export { plays } from '../play/module.js'"],
    ['a dynamic import', "export const b = () => import('../play/module.js')"],
  ])
    it(`refuses a circle of folders that ${how} closes, and names its files`, () => {
      const faults = circles({
        'modules/theme/back.ts': code,
        'modules/play/forth.ts': "import { x } from '../theme/index.js'\nexport const a = x",
      })
      assert.equal(faults.length, 1)
      assert.match(faults[0], /play, theme import each other in a circle/)
      assert.match(faults[0], /modules\/theme\/back\.ts → .*modules\/play\/module\.ts/)
      assert.match(faults[0], /modules\/play\/forth\.ts → .*modules\/theme\/index\.ts/)
    })
  it('refuses a circle of three folders, and leaves out who only looks at it', () => {
    const faults = circles({
      'modules/a/a.ts': "import { b } from '../b/b.js'\nexport const a = b",
      'modules/b/b.ts': "import { c } from '../c/c.js'\nexport const b = c",
      'modules/c/c.ts': "import type { a } from '../a/other.js'\nexport const c = 1",
      'modules/a/other.ts': 'export const a = 1',
      'modules/play/looks.ts': "import { a } from '../a/a.js'\nexport const d = a",
    })
    assert.equal(faults.length, 1)
    assert.match(faults[0], /: a, b, c import each other/)
  })
  it('walks as deep as it is asked to, over imports without an ending too', () => {
    const files = {
      'features/player/panels/a/a.tsx': "import { b } from '../b/b'\nexport const a = b",
      'features/player/panels/b/b.tsx': "import { a } from '../a/a'\nexport const b = () => a",
    }
    assert.deepEqual(circles(files, { root: `${API}/features/player`, depth: 1 }), [])
    assert.equal(circles(files, { root: `${API}/features/player`, depth: 2 }).length, 1)
  })
})

describe('who names which table', () => {
  it('accepts keepers of one folder of tables, readers of a rule, and the platform', () => {
    assert.deepEqual(tables({}), [])
  })
  for (const { what, files, fault } of [
    {
      what: 'a table that another module imports',
      files: named("import { play } from '../../schema/play/play.table.js'\nexport const a = play"),
      fault: /theme\/named\.ts: theme names the table play of play and score/,
    },
    {
      what: 'a type of its rows',
      files: named(
        "import type { PlayRow } from '../../schema/play/play.table.js'\nexport type A = PlayRow",
      ),
      fault: /theme names the table play /,
    },
    {
      what: 'a table that it passes on',
      files: named("export { play } from '../../schema/play/play.table.js'"),
      fault: /theme names the table play /,
    },
    {
      what: 'a table that it imports with all of a file',
      files: named(
        "import * as all from '../../schema/play/play.table.js'\nexport const a = all.play",
      ),
      fault: /theme names the table play /,
    },
    {
      what: 'a table that all modules may read in a function without a module',
      files: {
        'modules/theme/module.ts': WELL_MADE['modules/theme/module.ts'].replace(
          "['play']",
          "'all'",
        ),
        'platform/db/functions/a.sql':
          'CREATE FUNCTION a() RETURNS void LANGUAGE sql AS $$ SELECT FROM theme $$;',
      },
      fault: /a\.sql names the table theme /,
    },
    {
      what: 'a table that all modules may read in the platform',
      files: {
        'modules/theme/module.ts': WELL_MADE['modules/theme/module.ts'].replace(
          "['play']",
          "'all'",
        ),
        'platform/http/a.ts': 'export const a = sql`select from theme`',
      },
      fault: /platform names the table theme /,
    },
    {
      what: 'a table in SQL text',
      files: named('export const a = sql`select from theme join play on true`'),
      fault: /theme names the table play /,
    },
    {
      what: 'a table in SQL text that no tag marks',
      files: named("export const a = { text: 'select id from play where id = $1' }"),
      fault: /theme names the table play /,
    },
    {
      what: 'a column of a table in SQL text',
      files: named('export const a = sql`${x} and play.id = theme.id`'),
      fault: /theme names the table play /,
    },
    {
      what: 'a table in a function of the database',
      files: {
        'platform/db/functions/theme/a.sql':
          'CREATE FUNCTION a() RETURNS void LANGUAGE sql AS $$ SELECT FROM play $$;',
      },
      fault: /functions\/theme\/a\.sql: theme names the table play /,
    },
    {
      what: 'a table that the platform names',
      files: { 'platform/http/a.ts': 'export const a = sql`select from play`' },
      fault: /platform names the table play /,
    },
    {
      what: 'a table of the platform in a module',
      files: named('export const a = sql`select from key`'),
      fault: /theme names the table key of platform/,
    },
    {
      what: 'a write by a reader',
      files: {
        'modules/play/write.ts':
          "import { theme } from '../../schema/theme/theme.table.js'\nexport const a = (db) => db.insert(theme)",
      },
      fault: /play\/write\.ts: play writes the table theme of theme/,
    },
    {
      what: 'a write in SQL text by a reader',
      files: { 'modules/play/write.ts': 'export const a = sql`update theme set id = 1`' },
      fault: /play writes the table theme of theme/,
    },
    {
      what: 'a write to an interpolated table',
      files: {
        'modules/play/write.ts':
          "import { theme as t } from '../../schema/theme/theme.table.js'\nexport const a = sql`delete from ${t}`",
      },
      fault: /play writes the table theme of theme/,
    },
    {
      what: 'a reader that reads nothing',
      files: {
        'modules/theme/module.ts': WELL_MADE['modules/theme/module.ts'].replace(
          "['play']",
          "['play', 'score']",
        ),
      },
      fault: /`readers` of theme lists score, which does not need it/,
    },
    {
      what: 'a table without a rule',
      files: {
        'schema/tag/tag.table.ts': "export const tag = pgTable('tag', {})",
        'modules/theme/tags.ts':
          "import { tag } from '../../schema/tag/tag.table.js'\nexport const a = (db) => db.insert(tag)",
      },
      fault: /the table tag has 0 rules/,
    },
    {
      what: 'a table with two rules',
      files: {
        'modules/score/again.ts': '',
        'modules/score/module.ts': `${WELL_MADE['modules/score/module.ts']}\nexport const again = { table: score }`,
      },
      fault: /the table play_score has 2 rules/,
    },
  ])
    it(`refuses ${what}`, () => {
      const faults = tables(files)
      assert.equal(faults.length, 1, faults.join('\n'))
      assert.match(faults[0], fault)
    })
})

describe('the tables that a text of SQL names', () => {
  const names = new Set(['member', 'like', 'play', 'turn'])
  for (const [text, read, written = []] of [
    ['select from play p, turn t where p.id = t.id', ['play', 'turn']],
    ['SELECT * INTO STRICT play FROM "like" l WHERE l.id = 1', ['like']],
    [
      'with recursive play (id) as (select 1), turn as not materialized (select 2) select from play, turn',
      [],
    ],
    ['select x.play, y.turn from other x', []],
    ['select member.id from others as member', []],
    ['select member.id from (select 1) member', []],
    ["select 'from play' -- from turn\n /* join member */", []],
    ['select from a where b is distinct from c and exists (select from turn)', ['turn']],
    [
      'insert into play (id) select id from turn on conflict do update set id = 1',
      ['turn'],
      ['play'],
    ],
    ['update turn set a = 1 from play', ['play'], ['turn']],
    ['delete from member using play', ['play'], ['member']],
    ['truncate turn', [], ['turn']],
    ['truncate table turn', [], ['turn']],
    ['update only turn set a = 1', [], ['turn']],
    ['lock table play', ['play']],
    ['select from (play join turn on true)', ['play', 'turn']],
    ['select from (table play)', ['play']],
    ['select from public.play', ['play']],
    ['select from "public"."play"', ['play']],
    ['select from a for update', []],
  ])
    it(text, () => {
      const found = tablesIn(text, names)
      const of = (writes) =>
        found.filter((each) => each.writes === writes).map(({ table }) => table)
      assert.deepEqual([of(false), of(true)], [read, written])
    })
})

function named(code) {
  return { 'modules/theme/named.ts': code }
}

function circles(files, rooms = MODULES) {
  return inWorkspace(files, (workspace) => circleFaults(workspace, rooms))
}

function tables(files) {
  return inWorkspace(files, (workspace) => tableFaults(workspace, API))
}

function inWorkspace(files, check) {
  const workspace = mkdtempSync(join(tmpdir(), 'structure-'))
  try {
    for (const [file, code] of Object.entries({ ...WELL_MADE, ...files })) {
      mkdirSync(dirname(join(workspace, API, file)), { recursive: true })
      writeFileSync(join(workspace, API, file), `${code}\n`)
    }
    return check(workspace)
  } finally {
    rmSync(workspace, { recursive: true, force: true })
  }
}
