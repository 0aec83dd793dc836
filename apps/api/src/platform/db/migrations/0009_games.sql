CREATE TABLE "comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_comment_id" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"parent_id" uuid,
	"reply_to_profile_id" uuid,
	"author_profile_id" uuid,
	"body" text NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "comment_client_id" UNIQUE("author_profile_id","client_comment_id")
);
--> statement-breakpoint
CREATE TABLE "engagement_count" (
	"target_type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"told_likes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "engagement_count_target_type_target_id_pk" PRIMARY KEY("target_type","target_id")
);
--> statement-breakpoint
CREATE TABLE "follow" (
	"profile_id" uuid NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "follow_profile_id_target_type_target_id_pk" PRIMARY KEY("profile_id","target_type","target_id")
);
--> statement-breakpoint
CREATE TABLE "game" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"owner_profile_id" uuid NOT NULL,
	"visibility" text NOT NULL,
	"age_rating" text NOT NULL,
	"allow_comments" boolean DEFAULT true NOT NULL,
	"published_version_id" uuid NOT NULL,
	"moods" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"genres" text[] NOT NULL,
	"search_text" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"hot" double precision DEFAULT 0 NOT NULL,
	"finishes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "game_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "game_stat" (
	"game_id" uuid PRIMARY KEY NOT NULL,
	"starts" integer DEFAULT 0 NOT NULL,
	"finishes" integer DEFAULT 0 NOT NULL,
	"heat" double precision DEFAULT '-infinity' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"game_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"card" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "game_version_number" UNIQUE("game_id","number")
);
--> statement-breakpoint
CREATE TABLE "item_stat" (
	"game_id" uuid NOT NULL,
	"item_key" text NOT NULL,
	"shown" integer NOT NULL,
	"won" integer NOT NULL,
	"finals" integer NOT NULL,
	"champions" integer NOT NULL,
	CONSTRAINT "item_stat_game_id_item_key_pk" PRIMARY KEY("game_id","item_key")
);
--> statement-breakpoint
CREATE TABLE "like" (
	"profile_id" uuid NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "like_profile_id_target_type_target_id_pk" PRIMARY KEY("profile_id","target_type","target_id")
);
--> statement-breakpoint
CREATE TABLE "play" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_play_id" text NOT NULL,
	"share_code" text NOT NULL,
	"owner_visitor_id" uuid,
	"owner_profile_id" uuid,
	"game_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"seed" integer NOT NULL,
	"options" jsonb NOT NULL,
	"inputs" jsonb DEFAULT '[]' NOT NULL,
	"progress_done" integer DEFAULT 0 NOT NULL,
	"progress_total" integer NOT NULL,
	"status" text NOT NULL,
	"token_hash" text,
	"token_until" timestamp (3) with time zone,
	"result_key" text,
	"outcome" jsonb,
	"card" jsonb,
	"is_public" boolean DEFAULT false NOT NULL,
	"show_name" boolean DEFAULT false NOT NULL,
	"counted_at" timestamp (3) with time zone,
	"uncounted_for" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "play_shareCode_unique" UNIQUE("share_code"),
	CONSTRAINT "play_visitor_client_id" UNIQUE("owner_visitor_id","client_play_id"),
	CONSTRAINT "play_profile_client_id" UNIQUE("owner_profile_id","client_play_id"),
	CONSTRAINT "play_one_owner" CHECK (num_nonnulls(owner_visitor_id, owner_profile_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "result_stat" (
	"game_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"result_key" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "result_stat_game_id_result_key_version_id_pk" PRIMARY KEY("game_id","result_key","version_id")
);
--> statement-breakpoint
CREATE TABLE "save" (
	"profile_id" uuid NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"collection_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "save_profile_id_target_type_target_id_pk" PRIMARY KEY("profile_id","target_type","target_id")
);
--> statement-breakpoint
CREATE TABLE "save_collection" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_collection_id" text NOT NULL,
	"profile_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "save_collection_name" UNIQUE("profile_id","name"),
	CONSTRAINT "save_collection_client_id" UNIQUE("profile_id","client_collection_id")
);
--> statement-breakpoint
ALTER TABLE "profile" ADD COLUMN "is_official" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profile" ADD COLUMN "is_over_15" boolean;--> statement-breakpoint
ALTER TABLE "visitor" ADD COLUMN "is_over_15" boolean;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_parent_id_comment_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_reply_to_profile_id_profile_id_fk" FOREIGN KEY ("reply_to_profile_id") REFERENCES "public"."profile"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_author_profile_id_profile_id_fk" FOREIGN KEY ("author_profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_owner_profile_id_profile_id_fk" FOREIGN KEY ("owner_profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_stat" ADD CONSTRAINT "game_stat_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_version" ADD CONSTRAINT "game_version_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_stat" ADD CONSTRAINT "item_stat_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "like" ADD CONSTRAINT "like_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play" ADD CONSTRAINT "play_owner_visitor_id_visitor_id_fk" FOREIGN KEY ("owner_visitor_id") REFERENCES "public"."visitor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play" ADD CONSTRAINT "play_owner_profile_id_profile_id_fk" FOREIGN KEY ("owner_profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play" ADD CONSTRAINT "play_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play" ADD CONSTRAINT "play_version_id_game_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."game_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_stat" ADD CONSTRAINT "result_stat_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_stat" ADD CONSTRAINT "result_stat_version_id_game_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."game_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "save" ADD CONSTRAINT "save_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "save" ADD CONSTRAINT "save_collection_id_save_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."save_collection"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "save_collection" ADD CONSTRAINT "save_collection_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_of_target" ON "comment" USING btree ("target_type","target_id","parent_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comment_replies" ON "comment" USING btree ("parent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comment_of_author" ON "comment" USING btree ("author_profile_id");--> statement-breakpoint
CREATE INDEX "follow_of_target" ON "follow" USING btree ("target_type","target_id");--> statement-breakpoint
CREATE INDEX "game_new" ON "game" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "game_hot" ON "game" USING btree ("hot" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "game_top" ON "game" USING btree ("finishes" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "game_of_owner" ON "game" USING btree ("owner_profile_id");--> statement-breakpoint
CREATE INDEX "like_of_profile" ON "like" USING btree ("profile_id","created_at" DESC NULLS FIRST,"target_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "like_of_target" ON "like" USING btree ("target_type","target_id");--> statement-breakpoint
CREATE INDEX "play_of_visitor" ON "play" USING btree ("owner_visitor_id","last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "play_of_profile" ON "play" USING btree ("owner_profile_id","last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "play_of_visitor_and_game" ON "play" USING btree ("owner_visitor_id","game_id");--> statement-breakpoint
CREATE INDEX "play_of_profile_and_game" ON "play" USING btree ("owner_profile_id","game_id");--> statement-breakpoint
CREATE INDEX "play_unfinished_age" ON "play" USING btree ("last_at") WHERE status = 'started';--> statement-breakpoint
CREATE INDEX "save_of_profile" ON "save" USING btree ("profile_id","created_at" DESC NULLS FIRST,"target_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "save_of_collection" ON "save" USING btree ("collection_id");