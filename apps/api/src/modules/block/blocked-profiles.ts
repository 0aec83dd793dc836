/** For lists in SQL: whom $1, who looks, does not see, because either blocked the other. Nobody is blocked by nobody. */
export const BLOCKED = `blocked (id) as materialized (
    select blocked_profile_id from block where blocker_profile_id = $1
    union select blocker_profile_id from block where blocked_profile_id = $1
  )`

/** The same for who sees past blocks. */
export const NOBODY_BLOCKED = 'blocked (id) as (select null::uuid where false)'

/** @param row alias of a table with an `author_profile_id` */
export const isUnblocked = (row: string) => `(
    ${row}.author_profile_id is null or ${row}.author_profile_id not in (select id from blocked)
  )`
