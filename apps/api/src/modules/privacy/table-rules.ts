import { sql, type SQL } from 'drizzle-orm'

/** Whose data it is. */
export type Person = { memberId: string; profileId: string; email: string }

/** What happens to a table when a person takes their data along, or leaves. */
export type TableRule =
  | {
      table: string
      /** The person's rows. */
      rowsOf: (person: Person) => SQL
      /** Columns of an export, the key first; null where the table only secures the account. */
      exported: readonly [key: string, ...columns: string[]] | null
    }
  /** Holds nothing of anybody, for the reason given. */
  | { table: string; holdsNobody: string }

const stories = ({ profileId }: Person) =>
  sql`select id from story_session where owner_profile_id = ${profileId}`
const turns = (person: Person) => sql`select id from turn where session_id in (${stories(person)})`
const ofMember = ({ memberId }: Person) => sql`member_id = ${memberId}`
const ofProfile = ({ profileId }: Person) => sql`profile_id = ${profileId}`

/** Every table of the schema, in the order in which a person's rows can be deleted. */
export const TABLE_RULES: readonly TableRule[] = [
  {
    table: 'turn_receipt',
    rowsOf: (person) => sql`turn_id in (${turns(person)})`,
    exported: ['turn_id', 'tier', 'prompt_tokens', 'total_ms', 'finish', 'created_at'],
  },
  {
    table: 'turn',
    rowsOf: (person) => sql`session_id in (${stories(person)})`,
    exported: [
      'id',
      'session_id',
      'parent_id',
      'index',
      'input_kind',
      'input_text',
      'output',
      'choices',
      'ending',
      'status',
      'narrator',
      'model',
      'created_at',
    ],
  },
  {
    table: 'story_session',
    rowsOf: ({ profileId }) => sql`owner_profile_id = ${profileId}`,
    exported: [
      'id',
      'theme_id',
      'status',
      'narrator',
      'turn_count',
      'ending',
      'last_sentence',
      'created_at',
      'last_at',
    ],
  },
  { table: 'image', rowsOf: ofProfile, exported: ['key', 'bytes', 'used_at', 'created_at'] },
  {
    table: 'notification',
    rowsOf: ofProfile,
    exported: ['id', 'type', 'data', 'read_at', 'created_at'],
  },
  {
    table: 'consent_log',
    rowsOf: ofMember,
    exported: ['id', 'kind', 'version', 'is_agreed', 'created_at'],
  },
  { table: 'known_browser', rowsOf: ofMember, exported: null },
  { table: 'short_time_password', rowsOf: ofMember, exported: null },
  { table: 'password_reset', rowsOf: ofMember, exported: null },
  {
    table: 'auth_account',
    rowsOf: ofMember,
    exported: ['id', 'provider_id', 'account_id', 'created_at'],
  },
  {
    table: 'auth_session',
    rowsOf: ofMember,
    exported: ['id', 'user_agent', 'is_limited', 'created_at', 'updated_at', 'expires_at'],
  },
  { table: 'sign_up', rowsOf: ({ email }) => sql`email = ${email}`, exported: null },
  {
    table: 'mail',
    rowsOf: ({ email }) => sql`to_address = ${email}`,
    // Without subjects: one may hold a code that still works.
    exported: ['id', 'sent_at', 'created_at'],
  },
  {
    table: 'profile',
    rowsOf: ofMember,
    exported: ['id', 'name', 'profile_image', 'description', 'gender', 'birthday', 'created_at'],
  },
  {
    table: 'member',
    rowsOf: ({ memberId }) => sql`id = ${memberId}`,
    exported: [
      'id',
      'name',
      'email',
      'country',
      'has_agreed_to_marketing',
      'roles',
      'interests',
      'consented_at',
      'created_at',
    ],
  },
  { table: 'visitor', holdsNobody: 'a random credential’s hash; once merged it owns nothing' },
  { table: 'auth_verification', holdsNobody: 'random states of a provider’s sign-in, for minutes' },
  { table: 'rate_count', holdsNobody: 'counts under hashes and networks, for a day at most' },
  { table: 'theme', holdsNobody: 'the product’s own texts' },
  { table: 'theme_version', holdsNobody: 'the product’s own texts' },
  { table: 'theme_stat', holdsNobody: 'counts' },
  { table: 'common_version', holdsNobody: 'the product’s own texts' },
]
