import type { ContractKey } from '@doran/contract'
import type { HandlersOf } from '../../platform/http/handlers.js'
import { blockWriter } from './block-writer.js'
import { createTree } from './create-tree.js'
import { deleteTree } from './delete-tree.js'
import { editTree } from './edit-tree.js'
import { getTree } from './get-tree.js'
import { hangLetter } from './hang-letter.js'
import { listLetters } from './list-letters.js'
import { listOrnaments } from './list-ornaments.js'
import { listOwnTrees } from './list-own-trees.js'
import { openLetter, setLetterHidden } from './open-letter.js'
import { takeBack } from './take-back.js'

type Keys = Extract<
  ContractKey,
  `${string} /v1/tree` | `${string} /v1/tree/${string}` | `${string} /v1/letter/${string}`
>

export const treeHandlers: HandlersOf<Keys> = {
  'POST /v1/tree': ({ ctx, body }) => createTree(ctx, body),
  'GET /v1/tree/my': ({ ctx }) => listOwnTrees(ctx),
  'GET /v1/tree/{shareCode}': ({ ctx, params }) => getTree(ctx, params.shareCode),
  'GET /v1/tree/{shareCode}/ornament': ({ ctx, params, query }) =>
    listOrnaments(ctx, { ...params, ...query }),
  'PATCH /v1/tree/{treeId}': ({ ctx, owned, body }) => editTree(ctx, { tree: owned, ...body }),
  'DELETE /v1/tree/{treeId}': ({ ctx, owned }) => deleteTree(ctx, owned),
  'POST /v1/tree/{shareCode}/letter': ({ ctx, params, body, becomeOwner }) =>
    hangLetter(ctx, { ...params, ...body, becomeOwner }),
  'DELETE /v1/letter/{letterId}': ({ ctx, owned }) => takeBack(ctx, owned),
  'GET /v1/tree/{treeId}/letter': ({ ctx, owned, query }) =>
    listLetters(ctx, { tree: owned, ...query }),
  'POST /v1/letter/{letterId}/open': ({ ctx, owned }) => openLetter(ctx, owned),
  'PUT /v1/letter/{letterId}/hidden': ({ ctx, owned, body }) =>
    setLetterHidden(ctx, { letter: owned, ...body }),
  'POST /v1/letter/{letterId}/block': ({ ctx, owned }) => blockWriter(ctx, owned.id),
}
