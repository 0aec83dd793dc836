import { z } from 'zod'
import { call, json } from './call.js'
import { FIELD_COPY } from './errors.js'
import { LENGTHS, PROFILE_IMAGE } from './limits.js'
import { NickName } from './person.js'
import { Uuid } from './primitives.js'

export const Gender = z.enum(['female', 'male', 'other', 'none'])

/** Below the image host; see `IMAGE_BASE_URL`. */
export const ImageKey = z
  .string()
  .regex(/^profile-image\/[A-Za-z0-9_-]{20,64}\.webp$/, FIELD_COPY.profileImage)

/** What everybody may see. `uuid` is `id`. */
export const PublicProfile = z.object({
  id: Uuid,
  uuid: Uuid,
  name: z.string(),
  profileImage: z.string().nullable(),
  description: z.string(),
})
export type PublicProfile = z.infer<typeof PublicProfile>

/** YYYY-MM-DD. */
const Birthday = z.iso.date(FIELD_COPY.birthday)

export const OwnProfile = PublicProfile.extend({
  gender: Gender,
  birthday: Birthday.nullable(),
})
export type OwnProfile = z.infer<typeof OwnProfile>

const Description = z
  .string()
  .trim()
  .max(LENGTHS.description, FIELD_COPY.description)
  .refine(
    (text) => text.split('\n').length - 1 <= LENGTHS.descriptionLines,
    FIELD_COPY.descriptionLines,
  )

export const profileCalls = {
  /** `name` is the nickname: what others see, and unique. What is left out stays. */
  ...call('PATCH /v1/profile/{profileId}', {
    actor: 'member',
    owns: 'profile',
    auth: 'full',
    limit: 'account',
    params: z.object({ profileId: Uuid }),
    body: z.object({
      name: NickName.optional(),
      profileImage: ImageKey.nullable().optional(),
      description: Description.optional(),
      gender: Gender.optional(),
      birthday: Birthday.nullable().optional(),
    }),
    reply: json(OwnProfile),
    codes: ['NOT_FOUND'],
  }),
  ...call('POST /v1/upload/profile/profile-image', {
    actor: 'member',
    auth: 'full',
    limit: 'upload',
    isRepeatable: true,
    file: { field: 'file', maxBytes: PROFILE_IMAGE.maxBytes, withinMs: PROFILE_IMAGE.withinMs },
    reply: json(z.object({ key: ImageKey })),
    codes: ['FILE_TOO_LARGE', 'FILE_TOO_SLOW', 'FILE_TYPE'],
  }),
}
