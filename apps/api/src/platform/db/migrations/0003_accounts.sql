CREATE TABLE "auth_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "auth_account_of_provider" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "auth_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"member_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"is_limited" boolean DEFAULT false NOT NULL,
	"proved_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "auth_session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth_verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"is_agreed" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image" (
	"key" text PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"bytes" integer NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_browser" (
	"member_id" uuid NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_browser_member_id_browser_hash_pk" PRIMARY KEY("member_id","browser_hash")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to_address" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"country" text DEFAULT 'KR' NOT NULL,
	"has_agreed_to_marketing" boolean DEFAULT false NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"consented_at" timestamp (3) with time zone,
	"welcomed_at" timestamp (3) with time zone,
	"erase_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"code_hash" "bytea" NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"profile_image" text,
	"description" text DEFAULT '' NOT NULL,
	"gender" text DEFAULT 'none' NOT NULL,
	"birthday" date,
	"ai_notice_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profile_memberId_unique" UNIQUE("member_id"),
	CONSTRAINT "profile_name_key" UNIQUE("name_key")
);
--> statement-breakpoint
CREATE TABLE "rate_count" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "short_time_password" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"session_ttl" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"nick_name" text NOT NULL,
	"name_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"country" text NOT NULL,
	"has_agreed_to_marketing" boolean NOT NULL,
	"has_consented" boolean NOT NULL,
	"is_known" boolean NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"mails" integer DEFAULT 1 NOT NULL,
	"mailed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visitor" ADD COLUMN "merged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth_account" ADD CONSTRAINT "auth_account_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_session" ADD CONSTRAINT "auth_session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_log" ADD CONSTRAINT "consent_log_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image" ADD CONSTRAINT "image_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browser" ADD CONSTRAINT "known_browser_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_time_password" ADD CONSTRAINT "short_time_password_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_account_of_member" ON "auth_account" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "auth_session_of_member" ON "auth_session" USING btree ("member_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "auth_session_age" ON "auth_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auth_verification_identifier_index" ON "auth_verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "auth_verification_age" ON "auth_verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consent_log_of_member" ON "consent_log" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "image_of_profile" ON "image" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "image_unused" ON "image" USING btree ("created_at") WHERE used_at is null;--> statement-breakpoint
CREATE INDEX "known_browser_age" ON "known_browser" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "mail_age" ON "mail" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_of_address" ON "mail" USING btree ("to_address");--> statement-breakpoint
CREATE INDEX "member_to_erase" ON "member" USING btree ("erase_at") WHERE erase_at is not null;--> statement-breakpoint
CREATE INDEX "notification_of_profile" ON "notification" USING btree ("profile_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notification_age" ON "notification" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("profile_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "password_reset_age" ON "password_reset" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_reset_of_member" ON "password_reset" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sign_up_age" ON "sign_up" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_up_of_name" ON "sign_up" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "sign_up_of_email" ON "sign_up" USING btree ("email");--> statement-breakpoint
ALTER TABLE "story_session" ADD CONSTRAINT "story_session_owner_profile_id_profile_id_fk" FOREIGN KEY ("owner_profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "story_session_of_profile_and_theme" ON "story_session" USING btree ("owner_profile_id","theme_id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION accept_turn(
  in_session uuid, in_turn uuid, in_client_turn text, in_parent uuid, in_kind text, in_text text,
  in_care boolean, in_model_halt text, in_tiers text[], in_models text[], in_model_turns integer,
  in_seed integer, in_process text, in_now timestamptz, in_lease timestamptz, in_past integer[],
  OUT verdict text, OUT other_turn uuid, OUT tier text, OUT halt text,
  OUT parent_index integer, OUT parent_state jsonb, OUT parent_choices jsonb, OUT past jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  story story_session;
  parent turn;
  noticed timestamptz;
  told integer;
BEGIN
  SELECT * INTO STRICT story FROM story_session WHERE id = in_session FOR NO KEY UPDATE;
  SELECT id INTO other_turn FROM turn WHERE session_id = in_session AND client_turn_id = in_client_turn;
  IF FOUND THEN verdict := 'known'; RETURN; END IF;
  SELECT id INTO other_turn FROM turn WHERE session_id = in_session AND status = 'streaming';
  IF FOUND THEN verdict := 'streaming'; RETURN; END IF;
  IF story.leaf_turn_id <> in_parent THEN verdict := 'moved'; RETURN; END IF;
  IF story.status <> 'active' THEN verdict := story.status; RETURN; END IF;
  SELECT * INTO STRICT parent FROM turn WHERE id = in_parent;
  IF in_kind = 'choice' AND NOT parent.choices @> jsonb_build_array(jsonb_build_object('label', in_text)) THEN
    verdict := 'choice'; RETURN;
  END IF;

  IF story.narrator = ANY (in_tiers) THEN
    -- Only visitors' turns are counted.
    IF story.owner_profile_id IS NOT NULL THEN
      SELECT ai_notice_at INTO STRICT noticed FROM profile WHERE id = story.owner_profile_id;
      told := 0;
    ELSE
      SELECT ai_notice_at INTO STRICT noticed FROM visitor WHERE id = story.owner_visitor_id FOR NO KEY UPDATE;
      SELECT count(*) INTO told FROM model_turns_of(story.owner_visitor_id, in_model_turns);
    END IF;
    IF told < in_model_turns THEN
      IF noticed IS NULL THEN verdict := 'notice'; RETURN; END IF;
      tier := story.narrator;
    END IF;
  END IF;
  halt := CASE WHEN in_care THEN 'care' WHEN tier IS NOT NULL THEN in_model_halt END;

  INSERT INTO turn (
    id, session_id, parent_id, index, client_turn_id, input_kind, input_text, output, choices, gauges,
    remembered, state, status, halt, narrator, model, seed, owner_process, lease_until, created_at, settled_at
  ) VALUES (
    in_turn, in_session, in_parent, parent.index + 1, in_client_turn, in_kind, in_text, '', '[]', '[]',
    '[]', parent.state, CASE WHEN halt IS NULL THEN 'streaming' ELSE 'blocked' END, halt,
    CASE WHEN tier IS NULL THEN 'offline' ELSE 'model' END, in_models[array_position(in_tiers, tier)], in_seed,
    CASE WHEN halt IS NULL THEN in_process END, CASE WHEN halt IS NULL THEN in_lease END, in_now,
    CASE WHEN halt IS NOT NULL THEN in_now END
  );
  -- A rule of words may be wrong once; a story where it speaks twice is closed until somebody has looked.
  -- Apart from the outer IF the search would run, through the whole story, for every turn.
  IF halt = 'minors' THEN
    IF EXISTS (SELECT FROM turn WHERE session_id = in_session AND turn.halt = 'minors' AND id <> in_turn) THEN
      UPDATE story_session SET status = 'locked' WHERE id = in_session;
    END IF;
  END IF;
  verdict := 'accepted';
  parent_index := parent.index;
  parent_state := parent.state;
  parent_choices := parent.choices;
  IF tier IS NOT NULL AND halt IS NULL THEN
    SELECT jsonb_agg(jsonb_build_object('kind', kind, 'text', coalesce(text, ''), 'output', output) ORDER BY depth)
    INTO past FROM path_to(in_parent, in_past[array_position(in_tiers, tier)]);
  END IF;
END $$;
