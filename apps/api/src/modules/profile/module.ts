import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { findEngagedProfile } from './find-engaged-profile.js'
import { reportedProfile } from './find-reported-profile.js'
import { searchedCreator } from './searched-creator.js'
import { findProfile } from './profile-repository.js'
import { profileHandlers } from './profile.routes.js'
import { profile as profileTable, type ProfileRow } from '../../schema/profile/profile.table.js'

declare module '../../platform/context/owned-rows.js' {
  interface OwnedRows {
    profile: ProfileRow
  }
}

export const profile = defineModule({
  name: 'profile',
  order: 20,
  handlers: profileHandlers,
  owned: {
    profile: {
      param: 'profileId',
      find: async ({ db, actor }, id) =>
        actor.kind === 'member' && actor.profileId === id ? findProfile(db, id) : null,
    },
  },
  engagementTargets: { profile: { find: findEngagedProfile } },
  reportTargets: { profile: reportedProfile },
  searchTargets: { creator: searchedCreator },
  tables: [
    {
      table: profileTable,
      readers: 'all',
      rowsOf: ({ memberId }) => sql`member_id = ${memberId}`,
      exported: {
        heading: '프로필',
        columns: ['id', 'name', 'profile_image', 'description', 'gender', 'birthday', 'created_at'],
      },
    },
  ],
})
