CREATE TABLE "event_hour" (
	"hour" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"object" text NOT NULL,
	"object_name" text NOT NULL,
	"events" integer NOT NULL,
	"sessions" integer NOT NULL,
	"members" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_hour_hour_type_object_object_name_pk" PRIMARY KEY("hour","type","object","object_name")
);
--> statement-breakpoint
CREATE TABLE "event_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"device_type" text NOT NULL,
	"claimed_address" text NOT NULL,
	"location" text NOT NULL,
	"user_agent" text NOT NULL,
	"seen_address" text NOT NULL,
	"member_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event" (
	"session_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"object" text NOT NULL,
	"object_name" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_session_id_event_id_pk" PRIMARY KEY("session_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "event_session" ADD CONSTRAINT "event_session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_hour_counted" ON "event_hour" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "event_session_of_member" ON "event_session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "event_session_age" ON "event_session" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "event_of_hour" ON "event" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "event_age" ON "event" USING btree ("received_at");