ALTER TABLE "image" ADD COLUMN "purpose" text DEFAULT 'profile' NOT NULL;--> statement-breakpoint
ALTER TABLE "image" ADD COLUMN "belongs_to" uuid;--> statement-breakpoint
UPDATE "image" SET "belongs_to" = "profile_id" WHERE "used_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "image_of_owner" ON "image" USING btree ("belongs_to") WHERE belongs_to is not null;
