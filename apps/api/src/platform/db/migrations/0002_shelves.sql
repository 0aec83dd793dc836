CREATE TABLE "theme_stat" (
	"theme_id" uuid PRIMARY KEY NOT NULL,
	"readers" integer NOT NULL,
	"week_readers" integer NOT NULL,
	"week_score" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "theme" ADD COLUMN "age_rating" text;--> statement-breakpoint
ALTER TABLE "theme" ADD COLUMN "length" text;--> statement-breakpoint
UPDATE "theme" SET "age_rating" = "content"->>'ageRating', "length" = "content"->>'length' FROM "theme_version" WHERE "hash" = "current_version_hash";--> statement-breakpoint
ALTER TABLE "theme" ALTER COLUMN "age_rating" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "theme" ALTER COLUMN "length" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "theme_version" ADD COLUMN "card" jsonb;--> statement-breakpoint
UPDATE "theme_version" SET "card" = jsonb_build_object(
  'id', "content"->'id', 'slug', "content"->'slug', 'title', "content"->'title', 'hook', "content"->'hook',
  'genre', "content"->'genre', 'tags', "content"->'tags', 'ageRating', "content"->'ageRating',
  'length', "content"->'length', 'coverAlt', "content"->'coverAlt',
  'endingCount', jsonb_array_length("content"->'endings'), 'excerpt', left("content"->>'opening', 120)
);--> statement-breakpoint
ALTER TABLE "theme_version" ALTER COLUMN "card" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "turn" ADD COLUMN "faces" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "theme_stat" ADD CONSTRAINT "theme_stat_theme_id_theme_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."theme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "story_session_of_theme" ON "story_session" USING btree ("theme_id","last_at");--> statement-breakpoint
CREATE INDEX "story_session_of_visitor_and_theme" ON "story_session" USING btree ("owner_visitor_id","theme_id");--> statement-breakpoint
CREATE INDEX "turn_of_ending" ON "turn" USING btree ("session_id") WHERE ending is not null;