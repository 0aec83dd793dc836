import { z } from 'zod'
import { call, download, json } from '../core/call.js'
import { Uuid } from '../core/primitives.js'
import { StorySessionView } from '../story-session/calls.js'
import { STORY_FILE } from './limits.js'

/** `json` holds the whole tree and can be imported again; the others the path that is read. */
export const StoryFileFormat = z.enum(['txt', 'md', 'epub', 'json'])
export type StoryFileFormat = z.infer<typeof StoryFileFormat>

export const storyFileCalls = {
  ...call('GET /v1/tales/session/{sessionUuid}/export', {
    params: z.object({ sessionUuid: Uuid }),
    query: z.object({ format: StoryFileFormat }),
    actor: 'visitor',
    owns: 'storySession',
    limit: 'storyExport',
    reply: download('application/octet-stream'),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /** A story of the caller's own from a file; it counts nowhere. */
  ...call('POST /v1/tales/session/import', {
    actor: 'visitor',
    limit: 'storyImport',
    isRepeatable: true,
    file: {
      field: 'file',
      maxBytes: STORY_FILE.maxBytes,
      withinMs: STORY_FILE.withinMs,
      tooLarge: 'STORY_FILE_TOO_LARGE',
    },
    reply: json(StorySessionView),
    codes: [
      'FILE_FOREIGN',
      'FILE_VERSION',
      'FILE_THEME_UNKNOWN',
      'FILE_TOO_SLOW',
      'STORY_FILE_TOO_LARGE',
      'RATING_LIMIT',
      'AGE_UNCONFIRMED',
    ],
  }),
}
