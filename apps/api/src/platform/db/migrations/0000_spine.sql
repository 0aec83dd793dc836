CREATE TABLE "common_version" (
	"hash" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_session_id" text NOT NULL,
	"owner_visitor_id" uuid,
	"owner_profile_id" uuid,
	"theme_id" uuid NOT NULL,
	"theme_version_hash" text NOT NULL,
	"common_version_hash" text NOT NULL,
	"engine_version" integer NOT NULL,
	"leaf_turn_id" uuid NOT NULL,
	"status" text NOT NULL,
	"turn_count" integer NOT NULL,
	"ending" jsonb,
	"last_sentence" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "story_session_visitor_client_id" UNIQUE("owner_visitor_id","client_session_id"),
	CONSTRAINT "story_session_profile_client_id" UNIQUE("owner_profile_id","client_session_id"),
	CONSTRAINT "story_session_one_owner" CHECK (num_nonnulls(owner_visitor_id, owner_profile_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "theme" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"current_version_hash" text NOT NULL,
	"title" text NOT NULL,
	"genre" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"search_text" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "theme_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "theme_version" (
	"hash" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "turn" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"parent_id" uuid,
	"index" integer NOT NULL,
	"client_turn_id" text,
	"input_kind" text,
	"input_text" text,
	"output" text NOT NULL,
	"choices" jsonb NOT NULL,
	"gauges" jsonb NOT NULL,
	"remembered" jsonb NOT NULL,
	"dice" jsonb,
	"ending" jsonb,
	"state" jsonb NOT NULL,
	"status" text NOT NULL,
	"narrator" text NOT NULL,
	"seed" integer NOT NULL,
	"is_stop_requested" boolean DEFAULT false NOT NULL,
	"owner_process" text,
	"lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "turn_client_id" UNIQUE("session_id","client_turn_id")
);
--> statement-breakpoint
CREATE TABLE "visitor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"credential_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "visitor_credential" UNIQUE("credential_hash")
);
--> statement-breakpoint
ALTER TABLE "story_session" ADD CONSTRAINT "story_session_owner_visitor_id_visitor_id_fk" FOREIGN KEY ("owner_visitor_id") REFERENCES "public"."visitor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_session" ADD CONSTRAINT "story_session_theme_id_theme_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."theme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_session" ADD CONSTRAINT "story_session_theme_version_hash_theme_version_hash_fk" FOREIGN KEY ("theme_version_hash") REFERENCES "public"."theme_version"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_session" ADD CONSTRAINT "story_session_common_version_hash_common_version_hash_fk" FOREIGN KEY ("common_version_hash") REFERENCES "public"."common_version"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme" ADD CONSTRAINT "theme_current_version_hash_theme_version_hash_fk" FOREIGN KEY ("current_version_hash") REFERENCES "public"."theme_version"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turn" ADD CONSTRAINT "turn_session_id_story_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."story_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "story_session_of_visitor" ON "story_session" USING btree ("owner_visitor_id","last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "story_session_of_profile" ON "story_session" USING btree ("owner_profile_id","last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "theme_published_at_id_index" ON "theme" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "theme_title_id_index" ON "theme" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "theme_genre_published_at_id_index" ON "theme" USING btree ("genre","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "turn_one_streaming" ON "turn" USING btree ("session_id") WHERE status = 'streaming';--> statement-breakpoint
CREATE INDEX "turn_dead_leases" ON "turn" USING btree ("lease_until") WHERE status = 'streaming';--> statement-breakpoint
CREATE INDEX "turn_children" ON "turn" USING btree ("parent_id","created_at" DESC NULLS FIRST);