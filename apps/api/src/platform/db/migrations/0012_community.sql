CREATE TABLE "blocked_picture" (
	"hash" text PRIMARY KEY NOT NULL,
	"look" bigint NOT NULL,
	"case_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "featured" (
	"place" text PRIMARY KEY NOT NULL,
	"target_id" uuid NOT NULL,
	"until" timestamp (3) with time zone,
	"chosen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_case" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"author_profile_id" uuid,
	"excerpt" text NOT NULL,
	"status" text NOT NULL,
	"report_count" integer DEFAULT 0 NOT NULL,
	"has_claim" boolean DEFAULT false NOT NULL,
	"hidden_by" text,
	"blind_until" timestamp (3) with time zone,
	"outcome" text,
	"reason" text DEFAULT '' NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"appeal_text" text,
	"appealed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "moderation_decision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"reason" text NOT NULL,
	"by_profile_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_setting" (
	"profile_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_setting_profile_id_topic_pk" PRIMARY KEY("profile_id","topic")
);
--> statement-breakpoint
CREATE TABLE "page_text" (
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"body" jsonb NOT NULL,
	"note" text NOT NULL,
	"by_profile_id" uuid,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "page_text_key_version_pk" PRIMARY KEY("key","version")
);
--> statement-breakpoint
CREATE TABLE "poll" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"is_multiple" boolean NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"voters" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll_option" (
	"post_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"label" text NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "poll_option_post_id_place_pk" PRIMARY KEY("post_id","place")
);
--> statement-breakpoint
CREATE TABLE "poll_vote" (
	"post_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"places" integer[] NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "poll_vote_post_id_profile_id_pk" PRIMARY KEY("post_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "post" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_post_id" text NOT NULL,
	"author_profile_id" uuid,
	"board" text NOT NULL,
	"title" text NOT NULL,
	"body" jsonb NOT NULL,
	"excerpt" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"is_spoiler" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"pinned_at" timestamp (3) with time zone,
	"hot" double precision NOT NULL,
	"saves" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "post_client_id" UNIQUE("author_profile_id","client_post_id")
);
--> statement-breakpoint
CREATE TABLE "rights_claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"detail" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sanction" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"case_id" uuid,
	"by_profile_id" uuid,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"lifted_at" timestamp (3) with time zone,
	"appeal_code_hash" text
);
--> statement-breakpoint
ALTER TABLE "image" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "image" ADD COLUMN "look" bigint;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "case_id" uuid;--> statement-breakpoint
ALTER TABLE "moderation_decision" ADD CONSTRAINT "moderation_decision_case_id_moderation_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll" ADD CONSTRAINT "poll_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_option" ADD CONSTRAINT "poll_option_post_id_poll_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."poll"("post_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_post_id_poll_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."poll"("post_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_author_profile_id_profile_id_fk" FOREIGN KEY ("author_profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rights_claim" ADD CONSTRAINT "rights_claim_case_id_moderation_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanction" ADD CONSTRAINT "sanction_case_id_moderation_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_case_one_open" ON "moderation_case" USING btree ("target_type","target_id") WHERE status <> 'decided';--> statement-breakpoint
CREATE INDEX "moderation_case_queue" ON "moderation_case" USING btree ("status","opened_at","id");--> statement-breakpoint
CREATE INDEX "moderation_case_decided" ON "moderation_case" USING btree ("decided_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'decided';--> statement-breakpoint
CREATE INDEX "moderation_case_of_author" ON "moderation_case" USING btree ("author_profile_id","opened_at");--> statement-breakpoint
CREATE INDEX "moderation_case_of_target" ON "moderation_case" USING btree ("target_type","target_id");--> statement-breakpoint
CREATE INDEX "moderation_case_blind" ON "moderation_case" USING btree ("blind_until") WHERE blind_until is not null;--> statement-breakpoint
CREATE INDEX "moderation_decision_of_case" ON "moderation_decision" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE INDEX "poll_vote_of_profile" ON "poll_vote" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "post_new" ON "post" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null and not is_hidden;--> statement-breakpoint
CREATE INDEX "post_hot" ON "post" USING btree ("hot" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null and not is_hidden;--> statement-breakpoint
CREATE INDEX "post_lasting" ON "post" USING btree ("saves" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null and not is_hidden;--> statement-breakpoint
CREATE INDEX "post_of_board_new" ON "post" USING btree ("board","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null and not is_hidden;--> statement-breakpoint
CREATE INDEX "post_of_board_hot" ON "post" USING btree ("board","hot" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null and not is_hidden;--> statement-breakpoint
CREATE INDEX "post_of_board_lasting" ON "post" USING btree ("board","saves" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null and not is_hidden;--> statement-breakpoint
CREATE INDEX "post_of_author" ON "post" USING btree ("author_profile_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_pinned" ON "post" USING btree ("pinned_at" DESC NULLS FIRST) WHERE pinned_at is not null;--> statement-breakpoint
CREATE INDEX "rights_claim_of_case" ON "rights_claim" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE INDEX "sanction_of_profile" ON "sanction" USING btree ("profile_id","starts_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sanction_of_case" ON "sanction" USING btree ("case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sanction_appeal_code" ON "sanction" USING btree ("appeal_code_hash") WHERE appeal_code_hash is not null;--> statement-breakpoint
CREATE INDEX "save_of_target" ON "save" USING btree ("target_type","target_id");--> statement-breakpoint
CREATE INDEX "comment_authors" ON "comment" USING btree ("target_type","target_id","author_profile_id") WHERE deleted_at is null;--> statement-breakpoint
DELETE FROM "notification" older USING "notification" newer
WHERE older.type IN ('comment', 'comment_reply') AND older.read_at IS NULL AND newer.read_at IS NULL
  AND newer.type = older.type AND newer.profile_id = older.profile_id
  AND newer.data->>'targetType' = older.data->>'targetType' AND newer.data->>'targetId' = older.data->>'targetId'
  AND (newer.created_at, newer.id) > (older.created_at, older.id);--> statement-breakpoint
CREATE UNIQUE INDEX "notification_unread_comment" ON "notification" USING btree ("profile_id","type",(data->>'targetType'),(data->>'targetId')) WHERE type in ('comment', 'comment_reply') and read_at is null;--> statement-breakpoint
CREATE INDEX "report_of_case" ON "report" USING btree ("case_id","created_at");--> statement-breakpoint
INSERT INTO "moderation_case" (id, target_type, target_id, author_profile_id, excerpt, status, report_count, opened_at)
SELECT gen_random_uuid(), target_type, target_id, (array_agg(author_profile_id))[1], min(excerpt), 'open', count(*), min(created_at)
FROM "report" WHERE status = 'open' GROUP BY target_type, target_id;
--> statement-breakpoint
UPDATE "report" r SET case_id = c.id FROM "moderation_case" c
WHERE r.status = 'open' AND c.target_type = r.target_type AND c.target_id = r.target_id;
--> statement-breakpoint
CREATE FUNCTION refuse_decision_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER moderation_decision_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "moderation_decision" FOR EACH STATEMENT EXECUTE FUNCTION refuse_decision_change();
