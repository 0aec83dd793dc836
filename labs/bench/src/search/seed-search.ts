import { initialsOf, searchKeysOf } from '@doran/korean'
import type { Product } from '../harness/bench-product.js'
import { checkpointDatabase } from '../harness/stories.js'

export const FEW = { posts: 1_000, themes: 100 }
export const MANY = { posts: 1_000_000, themes: 100_000 }

const WORDS = 100_000
/** Words of a thing, as `wordsOf` has about as many of a short post. */
const WORDS_OF_THING = 12
const ENTRIES_A_STATEMENT = 50_000
const WORDS_A_STATEMENT = 5_000

const SYLLABLES = Array.from(
  '가나다라마바사아자차카타파하거너더러머버서어저처고노도로모보소오조호구누두루무부수우주',
)

/** Words of three syllables; the one at 0 is the most frequent. */
export function benchWord(at: number): string {
  const count = SYLLABLES.length
  const picked = [at % count, Math.floor(at / count) % count, Math.floor(at / count ** 2) % count]
  return picked.map((syllable) => SYLLABLES[syllable] ?? '').join('')
}

export async function addWords({ db }: Product): Promise<void> {
  for (let from = 0; from < WORDS; from += WORDS_A_STATEMENT) {
    const words = Array.from({ length: WORDS_A_STATEMENT }, (_, at) => benchWord(from + at))
    await db.query(
      `insert into search_word (word, keys, initials)
       select * from unnest($1::text[], $2::text[], $3::text[]) on conflict do nothing`,
      [words, words.map((word) => searchKeysOf(word)), words.map((word) => initialsOf(word))],
    )
  }
  await db.query(`create table bench_word as
    select id, row_number() over (order by id) - 1 as at from search_word where word !~ '^#'`)
  await db.query('create unique index on bench_word (at)')
}

/** Themes like a shipped one, and everything that is not indexed yet as the search would have it. */
export async function addEntries({ db }: Product, { themes }: { themes: number }): Promise<void> {
  await db.query(THEME_ROWS, [themes])
  for (const [type, table, at] of [
    ['post', 'post', 'created_at'],
    ['theme', 'theme', 'published_at'],
  ] as const) {
    const { rows } = await db.query<{ left: number }>(
      `select count(*)::int as left from ${table} t
       where not exists (select from search_entry e where e.type = $1 and e.id = t.id)`,
      [type],
    )
    for (let left = rows[0]?.left ?? 0; left > 0; left -= ENTRIES_A_STATEMENT) {
      await db.query(entryRows(table, at), [type, ENTRIES_A_STATEMENT, WORDS_OF_THING])
    }
  }
  // As autovacuum leaves them where things come one by one.
  await db.query('vacuum search_word, search_entry, search_entry_word')
  await checkpointDatabase(db)
}

/** Each with a card of its own, and no content: nobody opens them. */
const THEME_ROWS = `
  with shipped as (
    select t.*, v.card from theme t join theme_version v on v.hash = t.current_version_hash
    where t.slug !~ '-\\d+$' and t.age_rating <> '15' order by t.slug limit 1
  ), copied as (
    select gen_random_uuid() as id, n from generate_series((select count(*) from theme)::int, $1::int) as n
  ), versions as (
    insert into theme_version (hash, content, card, created_at)
    select 'bench-' || n, '{}', jsonb_set(card, '{id}', to_jsonb(copied.id)), now() from shipped, copied
  )
  insert into theme (id, slug, current_version_hash, title, genre, age_rating, length, tags, search_text, published_at)
  select copied.id, slug || '-' || n, 'bench-' || n, title || ' ' || n, genre, age_rating, length, tags, search_text,
    now() - n * interval '1 minute'
  from shipped, copied`

/** The frequency of words falls as in a language: the third power of an even number. */
const entryRows = (table: string, at: string) => `
  with chosen as (
    select t.id, t.title, t.${at} as published_at from ${table} t
    where not exists (select from search_entry e where e.type = $1 and e.id = t.id) limit $2
  ), listed as (
    insert into search_entry (type, id, title, title_keys, content_hash, published_at)
    select $1, id, title, 'ts' || md5(id::text), '', published_at from chosen
  ), words as (
    select distinct on (chosen.id, bench_word.id) chosen.id, chosen.published_at, bench_word.id as word_id,
      1 + part % 3 as weight
    from chosen cross join generate_series(1, $3) as part
    join lateral (
      select floor(power(('x' || substr(md5(chosen.id::text || part), 1, 8))::bit(32)::bigint::float8 / 4294967295, 3)
        * (select count(*) - 1 from bench_word))::int as at
    ) as place on true
    join bench_word on bench_word.at = abs(place.at)
  )
  insert into search_entry_word (word_id, type, entry_id, weight, published_at)
  select word_id, $1, id, weight, published_at from words`
