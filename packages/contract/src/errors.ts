/** Every failure the product can answer with: its HTTP status and what the person reads. */
export const ERRORS = {
  INVALID_INPUT: { status: 400, message: '보낸 내용을 다시 확인해 주세요.' },
  LOGIN_REQUIRED: { status: 401, message: '로그인이 필요해요.' },
  SESSION_EXPIRED: {
    status: 401,
    message: '로그인이 풀렸어요. 다시 로그인하면 이어서 할 수 있어요.',
  },
  BAD_CREDENTIALS: { status: 401, message: '이메일이나 비밀번호가 맞지 않아요.' },
  LIMITED_SESSION: { status: 403, message: '임시 비밀번호로는 할 수 없는 일이에요.' },
  PROOF_NEEDED: { status: 403, message: '본인인지 한 번만 더 확인할게요.' },
  CONSENT_NEEDED: { status: 403, message: '약관에 먼저 동의해 주세요.' },
  NOT_ALLOWED: { status: 403, message: '여기는 들어갈 수 없어요.' },
  NOT_FOUND: { status: 404, message: '찾지 못했어요.' },
  CODE_WRONG: { status: 400, message: '번호가 맞지 않아요. 다시 확인해 주세요.' },
  CODE_EXPIRED: { status: 410, message: '시간이 지났어요. 새로 받아 주세요.' },
  TURN_IN_FLIGHT: { status: 409, message: '이야기가 이어지는 중이에요.' },
  LEAF_MOVED: {
    status: 409,
    message: '다른 창에서 이야기가 먼저 이어졌어요. 새로 불러올게요.',
  },
  KEY_REUSED: { status: 409, message: '같은 요청이 다른 내용으로 왔어요. 다시 보내 주세요.' },
  STORY_ENDED: {
    status: 409,
    message: '이 이야기는 결말에 닿았어요. 되돌리거나 처음부터 다시 읽을 수 있어요.',
  },
  STORY_LOCKED: {
    status: 409,
    message: '이 이야기는 확인하는 동안 닫아 두었어요. 지금까지의 장면은 읽을 수 있어요.',
  },
  AI_NOTICE_NEEDED: {
    status: 409,
    message: 'AI 모델이 함께 쓰는 이야기예요. 안내를 먼저 읽어 주세요.',
  },
  NARRATOR_UNAVAILABLE: {
    status: 409,
    message: '지금은 그 내레이터를 부를 수 없어요. 다른 내레이터를 골라 주세요.',
  },
  NOTHING_TO_UNDO: { status: 409, message: '더 되돌릴 장면이 없어요.' },
  BODY_TOO_LARGE: { status: 413, message: '한 번에 보내기에는 너무 길어요. 조금 줄여 주세요.' },
  BODY_TYPE: { status: 415, message: '이 형식으로는 받을 수 없어요. 다시 보내 주세요.' },
  FILE_TOO_LARGE: { status: 413, message: '5MB 이하인 사진을 올려 주세요.' },
  // No 408: browsers answer that one by sending everything again, unasked.
  FILE_TOO_SLOW: {
    status: 400,
    message: '인터넷이 느려서 사진을 다 받지 못했어요. 조금 뒤에 다시 올려 주세요.',
  },
  FILE_TYPE: { status: 415, message: '사진(jpg, png, webp)만 올릴 수 있어요.' },
  TOO_MANY: { status: 429, message: '조금만 천천히 해 주세요. {wait} 뒤에 다시 할 수 있어요.' },
  UNKNOWN: {
    status: 500,
    message: '저희 쪽에 문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요. (문의 번호 {requestId})',
  },
  PROVIDER_DOWN: {
    status: 502,
    message: '그 로그인은 지금 응답이 없어요. 잠시 뒤에 다시 하거나 다른 방법으로 들어와 주세요.',
  },
  STORY_UNAVAILABLE: { status: 502, message: '불씨가 잠깐 꺼졌어요. 쓴 글은 그대로 있어요.' },
  STORY_UNSAFE: {
    status: 502,
    message: '이야기가 엇나가서 여기서 멈췄어요. 쓴 글은 그대로 있어요.',
  },
  MAINTENANCE: { status: 503, message: '잠깐 장작을 넣고 있어요. 금방 다시 열게요.' },
} as const

export type ErrorCode = keyof typeof ERRORS

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value)
}

/** The envelope of every answer that is not a 2xx. `field` names the refused input, dotted from the body's root. */
export type ErrorEnvelope = {
  error: { code: ErrorCode; message: string; field?: string; requestId: string }
}

/** What a person reads when one field is refused; schemas carry these, the error handler lets only these out. */
export const FIELD_COPY = {
  email: '이메일 주소를 다시 확인해 주세요.',
  password: '10자 이상으로, 남이 짐작하기 어렵게 정해 주세요.',
  passwordTooLong: '비밀번호는 128자까지 정할 수 있어요.',
  passwordCommon: '많이 쓰이는 비밀번호라 쉽게 뚫려요. 다르게 정해 주세요.',
  passwordOwn: '이메일이나 닉네임과 다르게 정해 주세요.',
  passwordSame: '지금 쓰는 비밀번호와 다르게 정해 주세요.',
  passwordWrong: '지금 비밀번호가 맞지 않아요.',
  name: '이름을 알려 주세요.',
  nameTooLong: '이름은 30자까지 쓸 수 있어요.',
  nickName: '완성된 한글, 영문, 숫자, 밑줄(_)을 써서 2–12자로 지어 주세요.',
  nickNameTaken: '이미 누군가 쓰고 있어요.',
  nickNameReserved: '이 닉네임은 쓸 수 없어요.',
  country: '나라를 골라 주세요.',
  code: '번호를 다시 확인해 주세요.',
  over14: '만 14세부터 함께할 수 있어요.',
  terms: '필수 약관에 동의해 주세요.',
  description: '150자까지 쓸 수 있어요.',
  descriptionLines: '줄은 세 번까지 바꿀 수 있어요.',
  birthday: '2001-03-09처럼 실제 생년월일을 적어 주세요.',
  profileImage: '사진을 다시 올려 주세요.',
  imageTooSmall: '가로세로 200픽셀보다 큰 사진이 필요해요.',
  imageTooWide: '사진의 가로세로가 너무 커요. 조금 줄여서 올려 주세요.',
  imageBroken: '사진을 열지 못했어요. 다른 사진으로 올려 주세요.',
  turnTextTooLong: '한 번에 500자까지 보낼 수 있어요.',
  turnTextEmpty: '무엇을 할지 한마디만 적어 주세요. 그냥 지켜보려면 ‘계속’을 눌러 주세요.',
  choiceUnknown: '지금은 고를 수 없는 길이에요. 다시 골라 주세요.',
  genreUnknown: '그런 장르는 아직 없어요. 다른 장르를 골라 주세요.',
  searchTooLong: '찾는 말은 50자까지 적을 수 있어요.',
  cursorBroken: '목록의 자리를 잃어버렸어요. 처음부터 다시 볼게요.',
} as const

// Looked up when asked: a set made here would bring all these words into every page that reads an error.
export function isFieldCopy(message: string): boolean {
  return Object.values<string>(FIELD_COPY).includes(message)
}

/** Fills `{wait}`, from `n` seconds, and `{requestId}` of a message. */
export function errorMessage(
  code: ErrorCode,
  values: { n?: number; requestId?: string } = {},
): string {
  return ERRORS[code].message
    .replace('{wait}', waitWords(values.n ?? 1))
    .replace('{requestId}', values.requestId ?? '-')
}

/** A wait as one says it: seconds as long as one would count them, then about how many minutes or hours. */
export function waitWords(seconds: number): string {
  if (seconds <= 90) return `${seconds}초`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? `${minutes}분쯤` : `${Math.round(minutes / 60)}시간쯤`
}

/** What a person reads where a turn was not told. */
export const BLOCKED_COPY = {
  care: '지금 많이 힘든가요? 이야기는 여기 그대로 둘게요. 자살예방 상담전화 109, 청소년 상담 1388에서 24시간 이야기할 수 있어요.',
  person:
    '실제 사람의 이야기나 개인 정보는 쓰지 않아요. 이름과 번호를 빼고 다시 적어 볼까요? 쓴 글은 그대로 있어요.',
  rating: '이 이야기의 등급에서는 쓰지 않는 장면이에요. 다르게 적어 볼까요? 쓴 글은 그대로 있어요.',
  minors: '이런 장면은 쓰지 않아요. 다른 쪽으로 이어 가 주세요.',
} as const

/** The words for a turn's `halt`; any other halt than the four is not a blocked turn's. */
export function blockedMessage(halt: string | null): string {
  return isBlockedHalt(halt) ? BLOCKED_COPY[halt] : ERRORS.STORY_UNAVAILABLE.message
}

function isBlockedHalt(halt: string | null): halt is keyof typeof BLOCKED_COPY {
  return halt !== null && Object.hasOwn(BLOCKED_COPY, halt)
}

/** Before the first turn told by a model. */
export const AI_NOTICE =
  '이 이야기는 AI 모델이 함께 써요. 사실과 다를 수 있고, 이야기 속 인물은 실제 사람이 아니에요.'
