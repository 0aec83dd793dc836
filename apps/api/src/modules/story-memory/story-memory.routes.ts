import type { HandlersOf } from '../../platform/http/handlers.js'
import { changeMemory, forgetMemory, restoreMemory } from './change-memory.js'
import { createMemory } from './create-memory.js'
import { listMemories } from './list-memories.js'

type Keys =
  | 'GET /v1/tales/session/{sessionUuid}/memory'
  | 'POST /v1/tales/session/{sessionUuid}/memory'
  | 'PATCH /v1/tales/memory/{memoryUuid}'
  | 'DELETE /v1/tales/memory/{memoryUuid}'
  | 'POST /v1/tales/memory/{memoryUuid}/restore'

export const storyMemoryHandlers: HandlersOf<Keys> = {
  'GET /v1/tales/session/{sessionUuid}/memory': ({ ctx, owned, query }) =>
    listMemories(ctx, { sessionId: owned.id, ...query }),
  'POST /v1/tales/session/{sessionUuid}/memory': ({ ctx, owned, body }) =>
    createMemory(ctx, { session: owned, ...body }),
  'PATCH /v1/tales/memory/{memoryUuid}': ({ ctx, owned, body }) =>
    changeMemory(ctx, { memory: owned, ...body }),
  'DELETE /v1/tales/memory/{memoryUuid}': ({ ctx, owned }) => forgetMemory(ctx, owned),
  'POST /v1/tales/memory/{memoryUuid}/restore': ({ ctx, owned }) => restoreMemory(ctx, owned),
}
