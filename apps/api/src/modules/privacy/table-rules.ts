import { sql, type SQL } from 'drizzle-orm'

/** Whose data it is. */
export type Person = { memberId: string; profileId: string; email: string }

/** What of a table goes into an export. */
export type Exported = {
  /** What it is, to the person who reads the file. */
  heading: string
  /** The key first; instants are those whose names end in `_at`. */
  columns: readonly [key: string, ...columns: string[]]
  /** Each row stands within the row of that table which its column `by` names. */
  within?: { table: string; by: string }
}

/** What happens to a table when a person takes their data along, or leaves. */
export type TableRule =
  | {
      table: string
      /** The person's rows. */
      rowsOf: (person: Person) => SQL
      /** Null where the table only secures the account. */
      exported: Exported | null
    }
  /** Holds nothing of anybody, for the reason given. */
  | { table: string; holdsNobody: string }

const stories = ({ profileId }: Person) =>
  sql`select id from story_session where owner_profile_id = ${profileId}`
const turns = (person: Person) => sql`select id from turn where session_id in (${stories(person)})`
const eventSessions = ({ memberId }: Person) =>
  sql`select id from event_session where member_id = ${memberId}`
const ofMember = ({ memberId }: Person) => sql`member_id = ${memberId}`
const ofProfile = ({ profileId }: Person) => sql`profile_id = ${profileId}`

/** Every table of the schema, in the order in which a person's rows can be deleted; an export goes the other way. */
export const TABLE_RULES: readonly TableRule[] = [
  {
    table: 'image',
    rowsOf: ofProfile,
    exported: { heading: '올린 사진', columns: ['key', 'bytes', 'used_at', 'created_at'] },
  },
  {
    table: 'event',
    rowsOf: (person) => sql`session_id in (${eventSessions(person)})`,
    exported: {
      heading: '그때 남은 이용 기록',
      within: { table: 'event_session', by: 'session_id' },
      columns: [
        'event_id',
        'type',
        'object',
        'object_name',
        'attributes',
        'happened_at',
        'received_at',
      ],
    },
  },
  {
    table: 'event_session',
    rowsOf: ofMember,
    exported: {
      heading: '도란을 이용한 때와 기기, 접속한 주소. 90일 동안 보관해요.',
      columns: [
        'id',
        'device_type',
        'user_agent',
        'claimed_address',
        'location',
        'seen_address',
        'created_at',
        'last_seen_at',
      ],
    },
  },
  {
    table: 'mail',
    rowsOf: ({ email }) => sql`to_address = ${email}`,
    // Without subjects: one may hold a code that still works.
    exported: {
      heading: '최근 일주일 동안 보낸 메일. 무슨 내용이었는지는 보내고 나서 지워요.',
      columns: ['id', 'sent_at', 'created_at'],
    },
  },
  {
    table: 'notification',
    rowsOf: ofProfile,
    exported: { heading: '알림', columns: ['id', 'type', 'data', 'read_at', 'created_at'] },
  },
  {
    table: 'auth_session',
    rowsOf: ofMember,
    exported: {
      heading: '로그인한 기기',
      columns: ['id', 'user_agent', 'is_limited', 'created_at', 'updated_at', 'expires_at'],
    },
  },
  {
    table: 'auth_account',
    rowsOf: ofMember,
    exported: {
      heading: '로그인 방법',
      columns: ['id', 'provider_id', 'account_id', 'created_at'],
    },
  },
  { table: 'known_browser', rowsOf: ofMember, exported: null },
  { table: 'short_time_password', rowsOf: ofMember, exported: null },
  { table: 'password_reset', rowsOf: ofMember, exported: null },
  { table: 'sign_up', rowsOf: ({ email }) => sql`email = ${email}`, exported: null },
  {
    table: 'turn_receipt',
    rowsOf: (person) => sql`turn_id in (${turns(person)})`,
    exported: {
      heading: 'AI 모델이 쓴 장면의 기록',
      columns: ['turn_id', 'tier', 'prompt_tokens', 'total_ms', 'finish', 'created_at'],
    },
  },
  {
    table: 'turn',
    rowsOf: (person) => sql`session_id in (${stories(person)})`,
    exported: {
      heading: '그 이야기의 장면',
      within: { table: 'story_session', by: 'session_id' },
      columns: [
        'id',
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
  },
  {
    table: 'story_session',
    rowsOf: ({ profileId }) => sql`owner_profile_id = ${profileId}`,
    exported: {
      heading: '읽은 이야기',
      columns: [
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
  },
  {
    table: 'consent_log',
    rowsOf: ofMember,
    exported: {
      heading: '동의한 기록',
      columns: ['id', 'kind', 'version', 'is_agreed', 'created_at'],
    },
  },
  {
    table: 'profile',
    rowsOf: ofMember,
    exported: {
      heading: '프로필',
      columns: ['id', 'name', 'profile_image', 'description', 'gender', 'birthday', 'created_at'],
    },
  },
  {
    table: 'member',
    rowsOf: ({ memberId }) => sql`id = ${memberId}`,
    exported: {
      heading: '계정',
      columns: [
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
  },
  { table: 'visitor', holdsNobody: 'a random credential’s hash; once merged it owns nothing' },
  { table: 'auth_verification', holdsNobody: 'random states of a provider’s sign-in, for minutes' },
  { table: 'event_hour', holdsNobody: 'counts' },
  { table: 'rate_count', holdsNobody: 'counts under hashes and networks, for a day at most' },
  { table: 'theme', holdsNobody: 'the product’s own texts' },
  { table: 'theme_version', holdsNobody: 'the product’s own texts' },
  { table: 'theme_stat', holdsNobody: 'counts' },
  { table: 'common_version', holdsNobody: 'the product’s own texts' },
]

export type ExportedRule = Extract<TableRule, { exported: unknown }> & { exported: Exported }

/** In the order in which one would tell of a person. */
export const EXPORTED_RULES: readonly ExportedRule[] = TABLE_RULES.toReversed().filter(
  (rule): rule is ExportedRule => 'exported' in rule && rule.exported !== null,
)
