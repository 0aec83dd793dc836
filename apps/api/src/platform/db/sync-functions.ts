import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client, Pool } from 'pg'

type FunctionFile = { name: string; statement: string; hash: string }

/** Functions that were created from a file carry its hash as their comment, behind this. */
const MARK = 'doran sha256:'

/**
 * Brings the database's functions to what the files below `folder` say: one function a file, in a folder of its module,
 * `story-turn/accept-turn.sql` for `accept_turn`. A changed one is dropped, under whatever parameters, and created again; one whose file is gone is
 * dropped. All or nothing.
 */
export async function syncFunctions(session: Client | Pool, folder: string): Promise<void> {
  const files = await readFunctionFiles(folder)
  await drizzle(session).transaction(async (tx) => {
    const { rows } = await tx.execute<{ name: string; hash: string | null }>(sql`
      select proname as name, substr(obj_description(oid, 'pg_proc'), ${MARK.length + 1}) as hash
      from pg_proc
      where pronamespace = 'public'::regnamespace
        and starts_with(obj_description(oid, 'pg_proc'), ${MARK})`)
    const present = new Map(rows.map(({ name, hash }) => [name, hash]))
    const changed = files.filter(({ name, hash }) => present.get(name) !== hash)
    const known = new Set(files.map(({ name }) => name))
    const gone = [...present.keys()].filter((name) => !known.has(name))

    await tx.execute(sql`set local search_path = public`)
    // One may use another that is created after it.
    await tx.execute(sql`set local check_function_bodies = off`)
    for (const name of [...gone, ...changed.map((file) => file.name)]) await dropAll(tx, name)
    for (const { name, statement, hash } of changed) {
      await tx.execute(sql.raw(statement))
      await tx.execute(sql.raw(`comment on function ${quoted(name)} is '${MARK}${hash}'`))
    }
  })
}

async function readFunctionFiles(folder: string): Promise<FunctionFile[]> {
  const entries = await readdir(folder, { recursive: true })
  const paths = entries.filter((path) => path.endsWith('.sql')).toSorted()
  const names = new Set(paths.map((path) => basename(path)))
  if (names.size !== paths.length) throw new Error('two files of functions have the same name')
  return Promise.all(
    paths.map(async (path) => {
      const statement = await readFile(join(folder, path), 'utf8')
      const name = basename(path, '.sql').replaceAll('-', '_')
      return { name, statement, hash: createHash('sha256').update(statement).digest('hex') }
    }),
  )
}

type Transaction = Parameters<Parameters<ReturnType<typeof drizzle>['transaction']>[0]>[0]

async function dropAll(tx: Transaction, name: string): Promise<void> {
  const { rows } = await tx.execute<{ signature: string }>(sql`
    select oid::regprocedure::text as signature from pg_proc
    where pronamespace = 'public'::regnamespace and proname = ${name}`)
  for (const { signature } of rows) await tx.execute(sql.raw(`drop function ${signature}`))
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
