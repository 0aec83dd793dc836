import { nanoid } from 'nanoid'
import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { someAccount } from '../../testing/calls/some-account.js'
import type { Person } from '../../testing/calls/test-people.js'
import type { TestApi } from '../../testing/test-app.js'
import { dayAhead, hang } from '../../testing/test-tree.js'
import { newShareCode } from '../play/index.js'
import { insertLetter } from './letter-repository.js'
import { insertTree } from './tree-repository.js'
import type { TreeRow } from '../../schema/tree/tree.table.js'

const DAY_MS = 86_400_000
const TEXT = '메리 크리스마스! 올해도 고마웠어요.'

/** A tree that opens tomorrow, or as many days ago as are given. */
async function addTree({ deps }: TestApi, profileId: string, daysAgo = -1): Promise<TreeRow> {
  const now = deps.clock.now()
  return insertTree(deps.db, {
    id: deps.newId(),
    shareCode: newShareCode(),
    profileId,
    clientTreeId: nanoid(),
    name: '우리 집 나무',
    look: 'pine',
    ground: 'snowy-night',
    opensAt: new Date(now.getTime() - daysAgo * DAY_MS),
    announcedAt: now,
    writers: 'everyone',
    showCount: true,
    showOrnaments: true,
    createdAt: now,
  })
}

const profileOf = async (api: TestApi, { account }: Person) =>
  (account ?? (await someAccount(api))).member.profileId

const someonesTree = async (api: TestApi) => addTree(api, (await someAccount(api)).member.profileId)

const asTarget = ({ shareCode }: TreeRow) => ({ params: { shareCode }, missing: 'AAAAAAAAAA' })
const someTree = async (api: TestApi) => asTarget(await someonesTree(api))

const treeOf = async (api: TestApi, person: Person) =>
  (await addTree(api, await profileOf(api, person))).id

/** Hung by the person, whether or not they have an account. */
async function sentLetterOf(api: TestApi, { browser, visitor }: Person): Promise<string> {
  const { shareCode } = await someonesTree(api)
  return (await hang({ browser: visitor ?? browser }, shareCode)).letter.id
}

/** On a tree that has opened; of a writer who left. */
async function receivedLetterOf(api: TestApi, person: Person): Promise<string> {
  const tree = await addTree(api, await profileOf(api, person), 1)
  const id = api.deps.newId()
  await insertLetter(api.deps.db, {
    id,
    treeId: tree.id,
    clientLetterId: nanoid(),
    ornament: 'acorn',
    place: 0,
    body: TEXT,
    createdAt: new Date(tree.opensAt.getTime() - DAY_MS),
  })
  return id
}

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/tree': (api) =>
      Promise.resolve({ body: { clientTreeId: nanoid(), opensOn: dayAhead(api, 1) } }),
    'GET /v1/tree/{shareCode}': someTree,
    'GET /v1/tree/{shareCode}/ornament': someTree,
    'PATCH /v1/tree/{treeId}': (api) => Promise.resolve({ body: { opensOn: dayAhead(api, 2) } }),
    'POST /v1/tree/{shareCode}/letter': async (api) => {
      const tree = await someonesTree(api)
      const letter = { ornament: 'acorn', place: null, text: TEXT }
      const opensAt = tree.opensAt.toISOString()
      return { ...asTarget(tree), body: { clientLetterId: nanoid(), ...letter, opensAt } }
    },
  },
  owned: { tree: treeOf, sentLetter: sentLetterOf, receivedLetter: receivedLetterOf },
  protectedColumns: {
    tree: 'id, share_code, profile_id, client_tree_id, is_hidden, created_at',
    tree_letter:
      'id, tree_id, owner_visitor_id, owner_profile_id, client_letter_id, name, ornament, place, body, is_blinded, runes, notice_id, created_at',
    tree_taken_back: 'id, tree_id, writer_id, created_at',
    tree_block: 'profile_id, writer_id, created_at',
  },
}
