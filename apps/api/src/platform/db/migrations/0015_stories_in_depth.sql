CREATE TABLE "persona" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_visitor_id" uuid,
	"owner_profile_id" uuid,
	"client_persona_id" text NOT NULL,
	"name" text NOT NULL,
	"pronoun" text NOT NULL,
	"age_band" text NOT NULL,
	"look" text NOT NULL,
	"personality" text NOT NULL,
	"speech" text NOT NULL,
	"likes" text NOT NULL,
	"bounds" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "persona_visitor_client_id" UNIQUE("owner_visitor_id","client_persona_id"),
	CONSTRAINT "persona_profile_client_id" UNIQUE("owner_profile_id","client_persona_id"),
	CONSTRAINT "persona_one_owner" CHECK (num_nonnulls(owner_visitor_id, owner_profile_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" uuid PRIMARY KEY NOT NULL,
	"theme_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"stars" integer NOT NULL,
	"body" text NOT NULL,
	"has_spoiler" boolean NOT NULL,
	"turns_read" integer NOT NULL,
	"ending_badge" text,
	"helpful" integer DEFAULT 0 NOT NULL,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "review_once" UNIQUE("theme_id","profile_id"),
	CONSTRAINT "review_stars" CHECK (stars between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "review_helpful_mark" (
	"review_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_helpful_mark_review_id_profile_id_pk" PRIMARY KEY("review_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "story_memory" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"turn_id" uuid NOT NULL,
	"turn_index" integer NOT NULL,
	"from_index" integer,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	"state_key" text,
	"client_memory_id" text,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_on_path" boolean DEFAULT true NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"forgotten_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "story_memory_client_id" UNIQUE("session_id","client_memory_id"),
	CONSTRAINT "story_memory_state_key" UNIQUE("session_id","turn_id","state_key")
);
--> statement-breakpoint
CREATE TABLE "story_share" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"session_id" uuid NOT NULL,
	"owner_profile_id" uuid NOT NULL,
	"client_share_id" text NOT NULL,
	"kind" text NOT NULL,
	"turn_id" uuid NOT NULL,
	"from_index" integer NOT NULL,
	"to_index" integer NOT NULL,
	"label" text NOT NULL,
	"shows_name" boolean NOT NULL,
	"path" jsonb DEFAULT '[]' NOT NULL,
	"continued" integer DEFAULT 0 NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "story_share_code_unique" UNIQUE("code"),
	CONSTRAINT "story_share_client_id" UNIQUE("session_id","client_share_id")
);
--> statement-breakpoint
CREATE TABLE "theme_dismissal" (
	"profile_id" uuid NOT NULL,
	"theme_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "theme_dismissal_profile_id_theme_id_pk" PRIMARY KEY("profile_id","theme_id")
);
--> statement-breakpoint
CREATE TABLE "turn_feedback" (
	"turn_id" uuid PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "story_session" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "story_session" ADD COLUMN "origin" text DEFAULT 'started' NOT NULL;--> statement-breakpoint
ALTER TABLE "story_session" ADD COLUMN "parent_session_id" uuid;--> statement-breakpoint
ALTER TABLE "story_session" ADD COLUMN "parent_turn_id" uuid;--> statement-breakpoint
ALTER TABLE "story_session" ADD COLUMN "parent_turn_index" integer;--> statement-breakpoint
ALTER TABLE "story_session" ADD COLUMN "persona" jsonb;--> statement-breakpoint
ALTER TABLE "story_session" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "story_session" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "story_session" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "turn" ADD COLUMN "other_seed" integer;--> statement-breakpoint
ALTER TABLE "turn" ADD COLUMN "variant_of" uuid;--> statement-breakpoint
ALTER TABLE "turn" ADD COLUMN "is_edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "turn" ADD COLUMN "marks" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "persona" ADD CONSTRAINT "persona_owner_visitor_id_visitor_id_fk" FOREIGN KEY ("owner_visitor_id") REFERENCES "public"."visitor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persona" ADD CONSTRAINT "persona_owner_profile_id_profile_id_fk" FOREIGN KEY ("owner_profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_theme_id_theme_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."theme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_helpful_mark" ADD CONSTRAINT "review_helpful_mark_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_helpful_mark" ADD CONSTRAINT "review_helpful_mark_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_memory" ADD CONSTRAINT "story_memory_session_id_story_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."story_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_memory" ADD CONSTRAINT "story_memory_turn_id_turn_id_fk" FOREIGN KEY ("turn_id") REFERENCES "public"."turn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_share" ADD CONSTRAINT "story_share_session_id_story_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."story_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_share" ADD CONSTRAINT "story_share_owner_profile_id_profile_id_fk" FOREIGN KEY ("owner_profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_share" ADD CONSTRAINT "story_share_turn_id_turn_id_fk" FOREIGN KEY ("turn_id") REFERENCES "public"."turn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_dismissal" ADD CONSTRAINT "theme_dismissal_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_dismissal" ADD CONSTRAINT "theme_dismissal_theme_id_theme_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."theme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turn_feedback" ADD CONSTRAINT "turn_feedback_turn_id_turn_id_fk" FOREIGN KEY ("turn_id") REFERENCES "public"."turn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "persona_one_default" ON "persona" USING btree ("owner_profile_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "persona_of_profile" ON "persona" USING btree ("owner_profile_id","created_at");--> statement-breakpoint
CREATE INDEX "persona_of_visitor" ON "persona" USING btree ("owner_visitor_id");--> statement-breakpoint
CREATE INDEX "review_of_profile" ON "review" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "review_new" ON "review" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_helpful" ON "review" USING btree ("helpful" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_of_theme_new" ON "review" USING btree ("theme_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_of_theme_helpful" ON "review" USING btree ("theme_id","helpful" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_helpful_of_profile" ON "review_helpful_mark" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "story_memory_of_turn" ON "story_memory" USING btree ("turn_id");--> statement-breakpoint
CREATE INDEX "story_memory_on_path" ON "story_memory" USING btree ("session_id","is_pinned" DESC NULLS FIRST,"turn_index" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_on_path and forgotten_at is null;--> statement-breakpoint
CREATE INDEX "story_memory_revised" ON "story_memory" USING btree ("session_id") WHERE state_key is not null and (forgotten_at is not null or edited_at is not null);--> statement-breakpoint
CREATE INDEX "story_memory_summaries" ON "story_memory" USING btree ("session_id","turn_index" DESC NULLS FIRST) WHERE kind = 'summary' and is_on_path and forgotten_at is null;--> statement-breakpoint
CREATE INDEX "story_share_of_session" ON "story_share" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "story_share_of_profile" ON "story_share" USING btree ("owner_profile_id");--> statement-breakpoint
CREATE INDEX "story_share_of_turn" ON "story_share" USING btree ("turn_id");--> statement-breakpoint
CREATE INDEX "theme_dismissal_of_theme" ON "theme_dismissal" USING btree ("theme_id");--> statement-breakpoint
ALTER TABLE "story_session" ADD CONSTRAINT "story_session_parent_session_id_story_session_id_fk" FOREIGN KEY ("parent_session_id") REFERENCES "public"."story_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "story_session_branches" ON "story_session" USING btree ("parent_session_id");--> statement-breakpoint
CREATE INDEX "story_session_deleted" ON "story_session" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "turn_variants" ON "turn" USING btree ("variant_of") WHERE variant_of is not null;