import { z } from 'zod'
import { call, json } from '../core/call.js'
import { NickName } from '../core/person.js'
import { Uuid } from '../core/primitives.js'
import { ImageKey } from '../image/keys.js'
import { PROFILE_FIELD_COPY } from './copy.js'
import { PROFILE_LENGTHS } from './limits.js'

export const Gender = z.enum(['female', 'male', 'other', 'none'])

/** What everybody may see. `uuid` is `id`. */
export const PublicProfile = z.object({
  id: Uuid,
  uuid: Uuid,
  name: z.string(),
  profileImage: z.string().nullable(),
  /** The frame worn around the picture, by its article of the rune store. */
  frame: z.string().nullable(),
  description: z.string(),
  /** The product's own account, which has no sign-in and takes no letters or messages. */
  isOfficial: z.boolean(),
})
export type PublicProfile = z.infer<typeof PublicProfile>

/** YYYY-MM-DD. */
const Birthday = z.iso.date(PROFILE_FIELD_COPY.birthday)

/** A person as others' lists show them; one who left the product has neither name nor picture. */
export const ProfileCard = PublicProfile.pick({
  id: true,
  name: true,
  profileImage: true,
  frame: true,
}).extend({
  isGone: z.boolean(),
})
export type ProfileCard = z.infer<typeof ProfileCard>

/** The author of a thing or a comment, as it is shown there. */
export const Maker = ProfileCard.extend({ isOfficial: z.boolean() })
export type Maker = z.infer<typeof Maker>

export const OwnProfile = PublicProfile.extend({
  gender: Gender,
  birthday: Birthday.nullable(),
})
export type OwnProfile = z.infer<typeof OwnProfile>

const Description = z
  .string()
  .trim()
  .max(PROFILE_LENGTHS.description, PROFILE_FIELD_COPY.description)
  .refine(
    (text) => text.split('\n').length - 1 <= PROFILE_LENGTHS.descriptionLines,
    PROFILE_FIELD_COPY.descriptionLines,
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
    codes: ['NOT_FOUND', 'WRITING_PAUSED'],
  }),
  ...call('GET /v1/user/user/profile/{uuid}', {
    actor: 'anyone',
    limit: 'read',
    params: z.object({ uuid: Uuid }),
    /** Says to a member if they blocked the person. */
    reply: json(PublicProfile.extend({ isBlockedByMe: z.boolean().optional() })),
    codes: ['NOT_FOUND'],
  }),
}
