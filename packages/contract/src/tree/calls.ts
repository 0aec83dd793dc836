import { z } from 'zod'
import { call, empty, json } from '../core/call.js'
import { ClientId, Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { ShareCode } from '../play/calls.js'
import { TREE_FIELD_COPY } from './copy.js'
import { TREE, TREE_GROUNDS, TREE_LENGTHS, TREE_LOOKS } from './limits.js'
import { ORNAMENTS } from './ornaments.js'

export const TreeLook = z.enum(TREE_LOOKS)
export const TreeGround = z.enum(TREE_GROUNDS)
export const Ornament = z.enum(ORNAMENTS)

/** The people who may hang letters. */
export const TreeWriters = z.enum(['everyone', 'members'])
export type TreeWriters = z.infer<typeof TreeWriters>

/** Days are days of Seoul. */
const Day = z.iso.date(TREE_FIELD_COPY.treeDate)

const settings = {
  name: z
    .string()
    .trim()
    .min(1, TREE_FIELD_COPY.treeName)
    .max(TREE_LENGTHS.treeName, TREE_FIELD_COPY.treeNameTooLong),
  look: TreeLook,
  ground: TreeGround,
  /** The tree opens at the start of this day in Seoul. */
  opensOn: Day,
  writers: TreeWriters,
  /** True if others see the number of letters. */
  showCount: z.boolean(),
  /** True if others see the ornaments. Names and letters are never shown to them. */
  showOrnaments: z.boolean(),
}

export const TreeCard = z.object({
  id: Uuid,
  shareCode: ShareCode,
  name: z.string(),
  look: TreeLook,
  ground: TreeGround,
  opensAt: Timestamp,
  isOpen: z.boolean(),
  letters: z.number().int(),
  /** Letters that can be read and were not yet; no more than 100 are counted. */
  unread: z.number().int(),
})
export type TreeCard = z.infer<typeof TreeCard>

/** An ornament at its place. `page` and `slot` count from 0. */
export const HungOrnament = z.object({
  /** The letter's id, present for the owner and its writer. */
  letterId: Uuid.nullable(),
  page: z.number().int(),
  slot: z.number().int(),
  ornament: Ornament,
  /** The writer's, to the owner alone; null where they gave none. */
  name: z.string().nullable(),
  /** Set for the owner alone. */
  isUnread: z.boolean(),
  isMine: z.boolean(),
})
export type HungOrnament = z.infer<typeof HungOrnament>

/** Why the caller cannot hang a letter: the tree has opened, takes none, is full, or takes those of members alone. */
export const TreeRefusal = z.enum(['opened', 'closed', 'full', 'members'])
export type TreeRefusal = z.infer<typeof TreeRefusal>

/** A letter of the caller's that can be taken back until then. */
export const FreshLetter = z.object({
  id: Uuid,
  page: z.number().int(),
  slot: z.number().int(),
  ornament: Ornament,
  until: Timestamp,
})
export type FreshLetter = z.infer<typeof FreshLetter>

export const Tree = z.object({
  /** The id of the tree, by which its owner changes it and others report it. */
  id: Uuid,
  shareCode: ShareCode,
  isMine: z.boolean(),
  ownerName: z.string(),
  name: z.string(),
  look: TreeLook,
  ground: TreeGround,
  opensAt: Timestamp,
  isOpen: z.boolean(),
  writers: TreeWriters,
  showCount: z.boolean(),
  showOrnaments: z.boolean(),
  /** The owner takes no letters any more. */
  isClosed: z.boolean(),
  /** Null where the owner keeps it to themselves. */
  letters: z.number().int().nullable(),
  /** The number of pages of ornaments, at least one; for others 1 where the ornaments are not shown. */
  pages: z.number().int(),
  refusal: TreeRefusal.nullable(),
  fresh: z.array(FreshLetter),
})
export type Tree = z.infer<typeof Tree>

/** A letter to its owner. `text` is null until the tree opens: before that it does not leave the database. */
export const ReceivedLetter = z.object({
  id: Uuid,
  page: z.number().int(),
  slot: z.number().int(),
  ornament: Ornament,
  name: z.string().nullable(),
  text: z.string().nullable(),
  isRead: z.boolean(),
  isHidden: z.boolean(),
  createdAt: Timestamp,
})
export type ReceivedLetter = z.infer<typeof ReceivedLetter>

const ofTree = { params: z.object({ treeId: Uuid }) } as const
const ofShare = { params: z.object({ shareCode: ShareCode }) } as const
const ofLetter = { params: z.object({ letterId: Uuid }) } as const
const owner = { actor: 'member', owns: 'tree' } as const
const receiver = { actor: 'member', owns: 'receivedLetter', limit: 'letterRead' } as const

export const treeCalls = {
  ...call('POST /v1/tree', {
    actor: 'member',
    auth: 'full',
    limit: 'treeWrite',
    replayKey: 'clientTreeId',
    body: z.object({ clientTreeId: ClientId, ...settings }),
    reply: json(Tree),
    codes: ['KEY_REUSED', 'TREES_FULL', 'TREE_OPENING_DATE', 'WRITING_PAUSED', 'LIMITED_SESSION'],
  }),
  /** All of the caller's, those that open next first. */
  ...call('GET /v1/tree/my', {
    actor: 'member',
    limit: 'read',
    reply: json(z.object({ items: z.array(TreeCard) })),
    codes: [],
  }),
  ...call('GET /v1/tree/{shareCode}', {
    ...ofShare,
    actor: 'anyone',
    limit: 'read',
    reply: json(Tree),
    codes: ['NOT_FOUND'],
  }),
  /**
   * The ornaments of a page. For others than the owner it is empty where the ornaments are not shown, but for their
   * own.
   */
  ...call('GET /v1/tree/{shareCode}/ornament', {
    ...ofShare,
    actor: 'anyone',
    limit: 'read',
    query: z.object({ page: z.coerce.number().int().min(0).max(TREE.letters).default(0) }),
    reply: json(z.object({ items: z.array(HungOrnament) })),
    codes: ['NOT_FOUND'],
  }),
  /** What is left out stays. The opening day can be moved only while no letter hangs there. */
  ...call('PATCH /v1/tree/{treeId}', {
    ...ofTree,
    ...owner,
    auth: 'full',
    limit: 'treeWrite',
    isRepeatable: true,
    body: z.object({ ...settings, isClosed: z.boolean() }).partial(),
    reply: json(Tree),
    codes: [
      'NOT_FOUND',
      'TREE_HAS_LETTERS',
      'TREE_OPENING_DATE',
      'WRITING_PAUSED',
      'LIMITED_SESSION',
    ],
  }),
  /** Deletes the tree with all that hangs on it, for good. */
  ...call('DELETE /v1/tree/{treeId}', {
    ...ofTree,
    ...owner,
    auth: 'full',
    limit: 'treeWrite',
    isRepeatable: true,
    reply: empty(),
    codes: ['NOT_FOUND'],
  }),
  /**
   * Hangs a letter. Where the place is taken, or none is given, it hangs at the next one that is free. `HURTFUL_WORDS` is
   * a question: with `isMeant` the letter is taken as it is.
   */
  ...call('POST /v1/tree/{shareCode}/letter', {
    ...ofShare,
    actor: 'visitor',
    limit: 'letter',
    replayKey: 'clientLetterId',
    body: z.object({
      clientLetterId: ClientId,
      ornament: Ornament,
      place: z
        .object({
          page: z.number().int().min(0).max(TREE.letters),
          slot: z
            .number()
            .int()
            .min(0)
            .max(TREE.ornamentsAPage - 1),
        })
        .nullable()
        .default(null),
      text: z
        .string()
        .trim()
        .min(1, TREE_FIELD_COPY.letterText)
        .max(TREE_LENGTHS.letterText, TREE_FIELD_COPY.letterTextTooLong),
      /** Null: without a name. */
      name: z
        .string()
        .trim()
        .min(1)
        .max(TREE_LENGTHS.letterName, TREE_FIELD_COPY.letterNameTooLong)
        .nullable()
        .default(null),
      isMeant: z.boolean().default(false),
      /** The opening time that the writer saw: the letter is refused if the tree opens otherwise by now. */
      opensAt: Timestamp.optional(),
    }),
    reply: json(z.object({ letter: FreshLetter, wasMoved: z.boolean(), runes: z.number().int() })),
    codes: [
      'NOT_FOUND',
      'KEY_REUSED',
      'TREE_CLOSED',
      'TREE_FULL',
      'TREE_FOR_MEMBERS',
      'TREE_OPENS_OTHERWISE',
      'ORNAMENT_LOCKED',
      'HURTFUL_WORDS',
      'LETTERS_TOO_MANY',
      'WRITING_PAUSED',
      'LIMITED_SESSION',
    ],
  }),
  /** The writer takes it back: it was never there. */
  ...call('DELETE /v1/letter/{letterId}', {
    ...ofLetter,
    actor: 'visitor',
    owns: 'sentLetter',
    limit: 'letterRead',
    isRepeatable: true,
    reply: empty(),
    codes: ['NOT_FOUND', 'LETTER_KEPT'],
  }),
  /** The owner's letter box, the newest first. */
  ...call('GET /v1/tree/{treeId}/letter', {
    ...ofTree,
    ...owner,
    limit: 'read',
    query: z.object({
      /** `hidden`: those that the owner put out of sight. */
      of: z.enum(['all', 'unread', 'hidden']).default('all'),
      cursor: Cursor.optional(),
      limit: PageSize,
    }),
    reply: json(page(ReceivedLetter)),
    codes: ['NOT_FOUND'],
  }),
  /** Unwraps one; from then on it counts as read. */
  ...call('POST /v1/letter/{letterId}/open', {
    ...ofLetter,
    ...receiver,
    isRepeatable: true,
    reply: json(ReceivedLetter),
    codes: ['NOT_FOUND', 'LETTER_SEALED'],
  }),
  ...call('PUT /v1/letter/{letterId}/hidden', {
    ...ofLetter,
    ...receiver,
    isRepeatable: true,
    body: z.object({ isHidden: z.boolean() }),
    reply: json(ReceivedLetter),
    codes: ['NOT_FOUND'],
  }),
  /**
   * Hides the letter, and takes no more letters of its writer. The writer stays unknown; other letters of theirs
   * stay, since hiding them together would say that they are by one hand.
   */
  ...call('POST /v1/letter/{letterId}/block', {
    ...ofLetter,
    ...receiver,
    auth: 'full',
    isRepeatable: true,
    reply: empty(),
    codes: ['NOT_FOUND'],
  }),
}
