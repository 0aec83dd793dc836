import type { HandlersOf } from '../../platform/http/handlers.js'
import {
  createCollection,
  deleteCollection,
  listCollections,
  renameCollection,
} from './collections.js'
import { followThing, unfollowThing } from './follow-thing.js'
import { getEngagement } from './get-engagement.js'
import { likeThing, unlikeThing } from './like-thing.js'
import { listSaved } from './list-saved.js'
import { changeNotices, listFollowed } from './list-followed.js'
import { saveThing, unsaveThing } from './save-thing.js'

type Keys =
  | 'GET /v1/engagement/{targetType}/{targetId}'
  | 'POST /v1/like/{targetType}/{targetId}'
  | 'DELETE /v1/like/{targetType}/{targetId}'
  | 'POST /v1/save/{targetType}/{targetId}'
  | 'DELETE /v1/save/{targetType}/{targetId}'
  | 'GET /v1/save/my'
  | 'GET /v1/collection'
  | 'POST /v1/collection'
  | 'PATCH /v1/collection/{collectionId}'
  | 'DELETE /v1/collection/{collectionId}'
  | 'POST /v1/tales/subscription'
  | 'DELETE /v1/tales/subscription'
  | 'GET /v1/tales/subscription/my'
  | 'PATCH /v1/tales/subscription'

export const engagementHandlers: HandlersOf<Keys> = {
  'GET /v1/engagement/{targetType}/{targetId}': ({ ctx, params }) => getEngagement(ctx, params),
  'POST /v1/like/{targetType}/{targetId}': ({ ctx, params }) => likeThing(ctx, params),
  'DELETE /v1/like/{targetType}/{targetId}': ({ ctx, params }) => unlikeThing(ctx, params),
  'POST /v1/save/{targetType}/{targetId}': ({ ctx, params, body }) =>
    saveThing(ctx, { ...params, ...body }),
  'DELETE /v1/save/{targetType}/{targetId}': ({ ctx, params }) => unsaveThing(ctx, params),
  'GET /v1/save/my': ({ ctx, query }) => listSaved(ctx, query),
  'GET /v1/collection': async ({ ctx }) => ({ items: await listCollections(ctx) }),
  'POST /v1/collection': ({ ctx, body }) => createCollection(ctx, body),
  'PATCH /v1/collection/{collectionId}': ({ ctx, owned, body }) =>
    renameCollection(ctx, { collection: owned, name: body.name }),
  'DELETE /v1/collection/{collectionId}': ({ ctx, owned }) => deleteCollection(ctx, owned),
  'POST /v1/tales/subscription': ({ ctx, body }) => followThing(ctx, body),
  'DELETE /v1/tales/subscription': ({ ctx, body }) => unfollowThing(ctx, body),
  'GET /v1/tales/subscription/my': ({ ctx, query }) => listFollowed(ctx, query),
  'PATCH /v1/tales/subscription': ({ ctx, body }) => changeNotices(ctx, body),
}
